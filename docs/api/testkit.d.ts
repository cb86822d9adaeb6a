// Everything that @questwright/testkit exports. Renew it with: npm run api

// SceneOptions
export interface SceneOptions {
    /** Results of dice by their names, counted from 0, in the order in which they are thrown. A rig that is not used fails the scene. */
    readonly rigs?: {
        readonly [die: string]: readonly number[];
    };
    /** Abilities that this scene expects to fail: `pack:slug#ability`. */
    readonly faults?: readonly string[];
}

// ScenePlay
/** What a scene does at a table, and what it asserts. Names are slugs, `slug#2` for the second copy, or names given in the setup. */
export declare class ScenePlay {
    readonly usedRigs: Set<string>;
    /** @internal */
    constructor(options: GameOptions, words: SceneWords, way: SceneRunWay);
    /** @internal */
    get game(): Game;
    /** @internal */
    get ended(): 'missing' | 'there' | 'taken back';
    /** Plays a card from hand in the open window or as a response. Further names answer the choices that follow, one each. */
    play(card: string, ...then: readonly string[]): this;
    /** Uses an ability of a card: in a window, or as a response. `card` may name the ability too: `eowyn#action`. */
    use(card: string, ...then: readonly string[]): this;
    /** Answers choices one after the other, each with one option: a card, a mode, a player. */
    pick(...names: readonly string[]): this;
    /** Answers one choice with several options, or with none. Of pairs each is one option: `guard>brute`. */
    choose(...names: readonly string[]): this;
    /** Passes the open window or the chance to respond, so many times. */
    pass(times?: number): this;
    yes(): this;
    no(): this;
    /** Answers with a number: X, or how many. */
    number(value: number): this;
    /** Spreads an amount: by card. */
    share(shares: {
        readonly [card: string]: number;
    }): this;
    /** Puts options into an order. */
    order(...names: readonly string[]): this;
    /**
     * Passes and declines everything optional until the game asks a question at that place (a phase, a step) or reaches the beginning of that window,
     * such as `window 3.2`, whether a player can act in it or not. Fails at a question that must be answered, at the end of the game, and when the
     * place does not come in this round.
     * @param when `next round`: the place of the round after this one is meant
     */
    until(place: SceneName<'place'>, when?: 'this round' | 'next round'): this;
    /** Declines the pending question: passes, says no, chooses nothing, keeps the given order. */
    decline(): this;
    /** The pending question offers exactly these, besides passing. */
    offers(...names: readonly string[]): this;
    /** The pending question does not offer this, or nothing is asked at all. */
    notOffered(...names: readonly string[]): this;
    /** The pending question has this name, and is put to this seat. */
    asks(name: string, who?: string): this;
    /** What happens changes these values by so much, or to words: `{ 'king-spider.damage': +4, 'aragorn.exhausted': 'yes' }`. */
    changes(play: () => unknown, deltas: {
        readonly [path: string]: number | string | null;
    }): this;
    /** These values are as given. */
    sees(values: {
        readonly [path: string]: Json;
    }): this;
    /** @returns the value at a path of the ruleset's words: `king-spider.damage`, `you.hand` */
    value(path: string): Json;
    /** The game is at this place: a phase, a step, `window 3.2`. */
    isAt(place: SceneName<'place'>): this;
    /** The story tells of this since the scene began: a kind, and parts that it must have. @param times how often, if it matters */
    tells(kind: SceneName<'story'>, parts?: {
        readonly [part: string]: Json;
    }, times?: number): this;
    /** The story told these kinds in this order, other things between them. */
    tellsInOrder(...kinds: readonly SceneName<'story'>[]): this;
    /** The players have won. */
    isWon(why?: string): this;
    /** The players have lost. */
    isLost(why?: string): this;
    /** Asserts that exactly these seats have won, in a game of opponents. */
    isWonBy(...seats: readonly string[]): this;
    /** An answer that the game refuses, with the code of its reason. Nothing changes. */
    refuses(value: AnswerValue, code: string): this;
    /** Ids of the options that a name means, for `refuses`. */
    keysOf(...names: readonly string[]): string[];
    /** All story lines of a scene since its beginning, for reports. Static, so that scenes cannot call it. */
    static storyOf(play: ScenePlay): readonly StoryLine[];
    /** @internal undoes everything and plays it again */
    replayEverything(): void;
    /** Runs something at the table, for tests of the engine's own queries. */
    atTable<T>(run: () => T): T;
}

// SceneRunWay
/** Which of the four ways a scene is played. */
export type SceneRunWay = 'straight' | 'strict' | 'undo' | 'load';

// scene
/**
 * Registers a scene: the state of a table, then what happens there.
 * It runs four ways: straight, strict, with everything undone and redone, and saved and loaded at each decision.
 * @param title begins with the ids of the rules that it proves: `[LCG-ROUND-2] …`
 * @param setup only what matters; the ruleset's words
 * @param body plays and asserts; its last call asserts the place of the game
 */
export declare function scene(title: string, setup: SceneSetup & SceneOptions, body: (t: ScenePlay) => void): void;
