import { promptOf } from '#match/prompt.ts'
import { type GapProps, GappedText } from '#match/web/GappedText.tsx'
import styles from '#match/web/PromptText.module.css'
import { SceneView } from '#match/web/SceneView.tsx'
import type { Scene } from '#questions/scene.ts'
import { MixedText } from '#site/web/MixedText.tsx'

interface PromptTextProps extends GapProps {
  question: string
  scene?: Scene | undefined
  /** The heading level: h1 on a question's own page, lower in a list of questions. */
  heading?: 'h1' | 'h2' | 'h3'
}

/** The question's text. The heading is the Korean text if it is on its own line, and otherwise the task. */
export function PromptText({ question, scene, heading: Heading = 'h1', ...gap }: PromptTextProps) {
  const { task, korean } = promptOf(question)
  return (
    <div data-scene={scene?.kind}>
      {korean !== null && (
        <p className={styles.lead}>
          <MixedText text={task} />
        </p>
      )}
      <Heading className={scene ? styles.task : styles.question} lang={korean === null ? undefined : 'ko'}>
        <GappedText text={korean ?? task} {...gap} />
      </Heading>
      {scene && <SceneView scene={scene} {...gap} />}
    </div>
  )
}
