import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Badge } from '#design/web/Badge.tsx'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import { useShortcuts } from '#design/web/useShortcuts.ts'
import { GappedText } from '#match/web/GappedText.tsx'
import { ListeningPlayer } from '#match/web/ListeningPlayer.tsx'
import { OptionList } from '#match/web/OptionList.tsx'
import { PromptText } from '#match/web/PromptText.tsx'
import { GAP } from '#questions/gap.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'
import type { ItemPrompt, QuestionPrompt, ReviewTask } from '#review/reviewContract.ts'
import { missText, ONCE_MORE, reviewCopy, sourceCopy, taskCopy } from '#review/web/copy.ts'
import { KoreanField } from '#review/web/KoreanField.tsx'
import styles from '#review/web/ReviewPage.module.css'
import type { Review } from '#review/web/useReview.ts'
import { MixedText } from '#site/web/MixedText.tsx'
import { ListenButton } from '#speech/web/ListenButton.tsx'

interface TaskProps {
  review: Review
  task: ReviewTask
}

/** A card that is asked. A new word is shown first. */
export function TaskPanel({ review, task }: TaskProps) {
  const { prompt } = task
  const introduction = prompt.type === 'item' ? prompt.introduction : null
  const [introduced, setIntroduced] = useState(introduction === null)
  const options = prompt.type === 'question' ? prompt.options : null
  return (
    <Card as="section" aria-label={reviewCopy.title} className={styles.card}>
      <div className={styles.head}>
        <SkillTile skill={task.skill_type} small />
        <span>{sourceCopy[task.source]}</span>
        {introduction && <Badge>{taskCopy.isNew}</Badge>}
        <span>{reviewCopy.left(review.left)}</span>
      </div>
      {introduction && !introduced && prompt.type === 'item' ? (
        <Introduction prompt={prompt} introduction={introduction} onDone={() => setIntroduced(true)} />
      ) : (
        <>
          {prompt.type === 'item' ? <ItemText prompt={prompt} /> : <QuestionText prompt={prompt} />}
          {options ? <Options options={options} review={review} /> : <TypedAnswer review={review} task={task} />}
        </>
      )}
      <Button variant="quiet" className={styles.aside} onClick={review.stop}>
        {taskCopy.stop}
      </Button>
    </Card>
  )
}

interface IntroductionProps {
  prompt: ItemPrompt
  introduction: NonNullable<ItemPrompt['introduction']>
  onDone: () => void
}

function Introduction({ prompt, introduction: { korean, audio_url, example }, onDone }: IntroductionProps) {
  const button = useRef<HTMLDivElement>(null)

  useEffect(() => button.current?.querySelector('button')?.focus(), [])

  return (
    <>
      <div className={styles.said}>
        <p lang="ko" className={styles.korean}>
          {prompt.sentence?.replace(GAP, korean) ?? korean}
        </p>
        <ListenButton url={audio_url} text={korean} label={`Listen to ${korean}`} />
      </div>
      <p>
        {taskCopy.meaning}: <MixedText text={prompt.english} />
      </p>
      {example && (
        <p className={styles.example}>
          <span lang="ko">{example.korean}</span>
          <MixedText text={example.english} />
        </p>
      )}
      <div ref={button} className={styles.actions}>
        <Button variant="primary" size="large" className={styles.go} onClick={onDone}>
          {taskCopy.gotIt}
        </Button>
      </div>
    </>
  )
}

function ItemText({ prompt: { english, sentence, lemma } }: { prompt: ItemPrompt }) {
  return (
    <div>
      <h2 className={styles.english}>
        <MixedText text={english} />
      </h2>
      {sentence !== null && (
        <p className={styles.korean} lang="ko">
          <GappedText text={sentence} options={['     ']} answer={undefined} />
        </p>
      )}
      {lemma !== null && (
        <p className="muted">
          <MixedText text={taskCopy.inForm(lemma)} />
        </p>
      )}
    </div>
  )
}

function QuestionText({ prompt: { question, scene, audio_url, options } }: { prompt: QuestionPrompt }) {
  return (
    <>
      <PromptText
        heading="h2"
        question={question}
        scene={scene ?? undefined}
        options={options ?? ['     ']}
        answer={undefined}
      />
      {audio_url !== null && <ListeningPlayer ref={null} url={audio_url} />}
    </>
  )
}

function Options({ options, review: { answer } }: { options: readonly string[]; review: Review }) {
  const [pressed, setPressed] = useState<string>()
  const choose = (option: string | undefined) => {
    if (option === undefined) return
    setPressed(option)
    answer(option, false).finally(() => setPressed(undefined))
  }

  useShortcuts({ onOption: (index) => choose(options[index]) })

  return (
    <OptionList
      options={options.map((text) => ({ id: text, text }))}
      lookOf={(text) => (text === pressed ? 'pressed' : 'open')}
      tagsOf={() => []}
      onChoose={choose}
    />
  )
}

function TypedAnswer({ review: { answer, miss, busy }, task: { prompt, hint } }: TaskProps) {
  const [text, setText] = useState('')
  const [hinted, setHinted] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const hasGap = prompt.type === 'question' || prompt.sentence !== null

  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') await answer(text, hinted)
    field.current?.select()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <KoreanField
        field={field}
        label={hasGap ? taskCopy.fill : taskCopy.type}
        value={text}
        onChange={setText}
        keyboardAtFirst={false}
        wanted={hinted && text === '' ? hint : null}
        hint={hinted && hint !== null ? taskCopy.hinted(hint) : undefined}
        check={{ busy }}
        note={
          <output className={styles.miss}>
            {miss && (
              <>
                <MixedText text={missText(miss)} /> {ONCE_MORE}
              </>
            )}
          </output>
        }
      >
        {!hinted && (
          <Button
            onClick={() => {
              setHinted(true)
              field.current?.focus()
            }}
          >
            {taskCopy.hint}
          </Button>
        )}
        <Button variant="quiet" onClick={() => answer('', hinted)}>
          {taskCopy.unknown}
        </Button>
      </KoreanField>
    </form>
  )
}
