import { LinkButton } from '#design/web/LinkButton.tsx'
import { claims } from '#landing/claims.ts'
import styles from '#landing/web/Hero.module.css'
import { HeroArt } from '#landing/web/HeroArt.tsx'
import { NextButton } from '#landing/web/NextButton.tsx'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { SITE_NAME } from '#site/siteName.ts'

export function Hero() {
  return (
    <>
      <section className={`page ${styles.hero}`}>
        <div>
          <h1>
            Say it right. <span className="together">Win the round.</span>
          </h1>
          <p className={styles.lede}>
            {SITE_NAME} <span lang="ko">한판</span> means “one round”. Duel a learner at your level over{' '}
            {QUESTION_COUNT} Korean questions, find out why each answer is right, and go again.
          </p>
          <div className={styles.buttons}>
            <NextButton />
            <LinkButton size="large" href="/translate">
              Try Translator
            </LinkButton>
            <LinkButton size="large" href="/try" className="signed-out">
              Try three questions now
            </LinkButton>
          </div>
          <p className={`${styles.fine} signed-out`}>
            {claims.joinTime} {claims.freeToStart}
          </p>
        </div>
        <HeroArt />
      </section>
      <div className={`saekdong ${styles.strip}`} aria-hidden="true" />
    </>
  )
}
