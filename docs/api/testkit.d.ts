// Everything that @questwright/testkit exports. Renew it with: npm run api

// SceneOptions
export interface SceneOptions {
    /** Results of dice by name, counted from 0, in the order of the rolls. A rig that is not used fails the scene. */
    readonly rigs?: {
        readonly [die: string]: readonly number[];
    };
    /** Abilities that this scene expects to fail: `pack:slug#ability`. */
    readonly faults?: readonly string[];
}

// ScenePlay
/** The actions and assertions of a scene at a table. Names are slugs, `slug#2` for the second copy, or names given in the setup. */
export declare class ScenePlay {
    readonly usedRigs: Set<string>;
    /** @internal */
    constructor({ home, ...options }: GameOptions & {
        readonly home: string;
    }, words: SceneWords, way: SceneRunWay);
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
    /** Answers one choice with several options, or with none. For pairs, each pair is an option: `guard>brute`. */
    choose(...names: readonly string[]): this;
    /** Passes the open window, or declines to respond, this many times. */
    pass(times?: number): this;
    yes(): this;
    no(): this;
    /** Answers with a number, such as X or an amount. */
    number(value: number): this;
    /** Spreads an amount over cards: the share of each card, by its name. */
    share(shares: {
        readonly [card: string]: number;
    }): this;
    /** A player concedes, also while that player or another one is asked. */
    concedes(seat: string): this;
    /** Puts options into an order. */
    order(...names: readonly string[]): this;
    /**
     * Passes and declines everything optional until the game asks a question at that place (a phase, a step), or until that window begins,
     * such as `window 3.2`, even if no player can act in it. Fails at a question that must be answered, at the end of the game, and when the
     * game does not come to the place in this round.
     * @param when `next round`: stop at the place in the next round instead
     */
    until(place: SceneName<'place'>, when?: 'this round' | 'next round'): this;
    /** Declines the pending question: passes, says no, chooses nothing, keeps the given order. */
    decline(): this;
    /** Asserts that the pending question offers exactly these, besides passing. */
    offers(...names: readonly string[]): this;
    /** Asserts that the pending question does not offer this, or that there is no question. */
    notOffered(...names: readonly string[]): this;
    /** Asserts that the pending question has this name, and that this seat is asked. */
    asks(name: string, who?: string): this;
    /**
     * Asserts that the given function changes these values by an amount, or to a word: `{ 'black-hound.damage': +4, 'aragorn.exhausted':
     * 'yes' }`.
     */
    changes(play: () => unknown, deltas: {
        readonly [path: string]: number | string | null;
    }): this;
    /** Asserts that these values are as given. */
    sees(values: {
        readonly [path: string]: Json;
    }): this;
    /** @returns the value at a path in the ruleset's words: `black-hound.damage`, `you.hand` */
    value(path: string): Json;
    /** Asserts that the game is at this place: a phase, a step, `window 3.2`. */
    isAt(place: SceneName<'place'>): this;
    /**
     * Asserts that the story has such a line since the scene began: of this kind, with these parts. @param times the number of such lines;
     * any number by default
     */
    tells(kind: SceneName<'story'>, parts?: {
        readonly [part: string]: Json;
    }, times?: number): this;
    /** Asserts that the story has lines of these kinds in this order, possibly with other lines between them. */
    tellsInOrder(...kinds: readonly SceneName<'story'>[]): this;
    /** Asserts that the players have won. */
    isWon(why?: string): this;
    /** Asserts that the players have lost. */
    isLost(why?: string): this;
    /** Asserts that exactly these seats have won, in a game of opponents. */
    isWonBy(...seats: readonly string[]): this;
    /** Asserts that the game refuses this answer, with this code as its reason. Nothing changes. */
    refuses(value: AnswerValue, code: string): this;
    /** Ids of the options that a name can mean, for `refuses`. */
    keysOf(...names: readonly string[]): string[];
    /** All story lines of a scene since its beginning, for reports. Static, so that scenes cannot call it. */
    static storyOf(play: ScenePlay): readonly StoryLine[];
    /** @internal undoes everything and replays it */
    replayEverything(): void;
    /** Runs something at the table, for tests of the engine's own queries. */
    atTable<T>(run: () => T): T;
}

// SceneRunWay
/** One of the four ways in which a scene is played. */
export type SceneRunWay = 'straight' | 'strict' | 'undo' | 'load';

// scene
/**
 * Registers a scene: the state of a table, and what is played and expected there.
 * It is run in four ways: straight, strict, with everything undone and redone, and saved and loaded at each decision.
 * @param title begins with the ids of the rules that it proves: `[LCG-ROUND-2] …`
 * @param setup the cards and numbers that matter, in the ruleset's words
 * @param body plays and asserts; its last call asserts the place of the game
 */
export declare function scene(title: string, setup: SceneSetup & SceneOptions, body: (t: ScenePlay) => void): void;
