import { Fragment } from 'react'
import { placed } from '#kit/placed.ts'
import { sceneCopy } from '#match/web/copy.ts'
import { type GapProps, GappedText } from '#match/web/GappedText.tsx'
import styles from '#match/web/SceneView.module.css'
import type { Scene } from '#questions/scene.ts'

type Of<Kind extends Scene['kind']> = Extract<Scene, { kind: Kind }>

/** What is read before answering, laid out as in life: a dialogue, a message, a menu. */
export function SceneView({ scene, ...gap }: { scene: Scene } & GapProps) {
  switch (scene.kind) {
    case 'dialogue':
      return <Dialogue scene={scene} {...gap} />
    case 'sentences':
      return <Sentences scene={scene} {...gap} />
    case 'menu':
    case 'timetable':
      return <Table scene={scene} {...gap} />
    default:
      return <Sheet scene={scene} {...gap} />
  }
}

/** The second speaker's turns are on the right. */
function Dialogue({ scene, ...gap }: { scene: Of<'dialogue'> } & GapProps) {
  const [first] = scene.turns[0] ?? []
  return (
    <ol className={styles.dialogue} lang="ko" aria-label={sceneCopy.dialogue}>
      {placedTurns(scene.turns).map(({ speaker, text, start }) => (
        <li key={start} data-side={speaker === first ? 'first' : 'other'}>
          <span className={styles.speaker}>
            {speaker}
            <span className="vh">: </span>
          </span>
          <span className={styles.turn}>
            <GappedText text={text} {...gap} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function placedTurns(turns: Of<'dialogue'>['turns']) {
  return placed(turns.map(([speaker, text]) => ({ speaker, text })))
}

function Sentences({ scene, ...gap }: { scene: Of<'sentences'> } & GapProps) {
  return (
    <ol className={styles.sentences} lang="ko">
      {scene.lines.map((line) => (
        <li key={line}>
          <GappedText text={line} {...gap} />
        </li>
      ))}
    </ol>
  )
}

/** A message, a notice or an ad. */
function Sheet({ scene, ...gap }: { scene: Of<'message' | 'notice' | 'ad'> } & GapProps) {
  return (
    <div className={styles.sheet} data-kind={scene.kind} lang="ko">
      {scene.title !== undefined && <p className={styles.title}>{scene.title}</p>}
      <p>
        {placed(scene.lines.map((text) => ({ text }))).map(({ text, start }) => (
          <Fragment key={start}>
            {start > 0 && <br />}
            <GappedText text={text} {...gap} />
          </Fragment>
        ))}
      </p>
    </div>
  )
}

function Table({ scene, ...gap }: { scene: Of<'menu' | 'timetable'> } & GapProps) {
  return (
    <div className={styles.sheet} data-kind={scene.kind} lang="ko">
      <table className={styles.table}>
        {scene.title !== undefined && <caption className={styles.title}>{scene.title}</caption>}
        <tbody>
          {scene.rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <GappedText text={name} {...gap} />
              </th>
              {placed(cells.map((text) => ({ text }))).map(({ text, start }) => (
                <td key={start}>
                  <GappedText text={text} {...gap} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
