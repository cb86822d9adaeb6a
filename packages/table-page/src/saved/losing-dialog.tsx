import { useStore } from 'zustand'
import { useTablePage } from '../page.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { toast } from '../parts/toast.ts'
import { tellError } from '../tell-error.ts'
import { losing } from './losing.ts'
import { downloadGame, runningGame } from './save-game.ts'

/** Asks for confirmation before a game is lost that the browser could not save. */
export function LosingDialog() {
  const page = useTablePage()
  const { title, answer } = useStore(losing)
  if (title === undefined) return null
  const save = async () => {
    try {
      const game = await runningGame(page)
      if (!game) return
      toast.success(`${downloadGame(game)} is saved.`)
      answer('lose')
    } catch (error) {
      tellError(error)
    }
  }
  return (
    <Dialog
      onClose={() => answer('stay')}
      title={`${title} is not kept`}
      lead="The browser has no room for this game, or lets pages store nothing: the game is lost when another one comes to the table."
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={() => answer('lose')}>
            Lose it
          </button>
          <button type="button" className="qw-button st-big" onClick={() => answer('stay')}>
            Go on playing
          </button>
          <button type="button" className="qw-button is-main st-big" onClick={() => void save()}>
            Save it as a file first
          </button>
        </>
      }
    >
      <p>Deleting older games on the start page makes room.</p>
    </Dialog>
  )
}
