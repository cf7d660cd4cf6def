import { useRef, useState } from 'react'
import type { MatchState } from '#match/matchContract.ts'
import { Board } from '#match/web/Board.tsx'
import { Clock } from '#match/web/Clock.tsx'
import { EndingActions } from '#match/web/EndingActions.tsx'
import { Explanation } from '#match/web/Explanation.tsx'
import { ListeningPlayer, type PlayerHandle } from '#match/web/ListeningPlayer.tsx'
import { MatchTools } from '#match/web/MatchTools.tsx'
import { Options } from '#match/web/Options.tsx'
import { PromptText } from '#match/web/PromptText.tsx'
import { usePreference } from '#match/web/preferences.ts'
import { QuestionHead } from '#match/web/QuestionHead.tsx'
import styles from '#match/web/QuestionScreen.module.css'
import { useAnswer } from '#match/web/useAnswer.ts'
import type { MatchControl } from '#match/web/useMatch.ts'
import { useShortcuts } from '#match/web/useShortcuts.ts'
import { useVerdictSound } from '#match/web/useVerdictSound.ts'

/** An open question, or one that has just closed. */
export function QuestionScreen({ match, state }: { match: MatchControl; state: MatchState }) {
  const { question, feedback } = state
  const answer = useAnswer(match, state)
  const [sound, setSound] = usePreference('sound')
  const [helps, setHelps] = useState(false)
  const player = useRef<PlayerHandle>(null)

  useVerdictSound(state)
  useShortcuts({
    onOption: (index) => answer.choose(question?.options[index]?.id ?? ''),
    onMute: () => setSound(!sound),
    onReplay: () => player.current?.play(),
    onHelp: () => setHelps(true),
  })

  if (!question) return null
  const { number, audio_url } = question
  const right = question.options.find(({ id }) => id === feedback?.correct_option_id)
  return (
    <div className={styles.match}>
      <Board
        state={state}
        clock={<Clock until={question.closes_at} stopped={feedback !== null} serverNow={match.serverNow} />}
      />
      <main id="main" className={styles.ring}>
        <QuestionHead key={number} state={state} serverNow={match.serverNow} />
        <PromptText question={question.question} answer={right?.text} />
        {audio_url && <ListeningPlayer key={audio_url} ref={player} url={audio_url} />}
        <Options question={question} state={state} answer={answer} />
        <Explanation state={state} />
        <EndingActions match={match} state={state} />
        <MatchTools helps={helps} onHelp={setHelps} />
      </main>
    </div>
  )
}
