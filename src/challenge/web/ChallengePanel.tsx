import { useEffect, useState } from 'react'
import { FRIENDS_ANCHOR } from '#arena/arenaPages.ts'
import type { ArenaPlayer } from '#arena/web/ArenaPage.tsx'
import type { OwnChallenge } from '#challenge/challengeContract.ts'
import { challengePath } from '#challenge/challengePage.ts'
import { ApartList } from '#challenge/web/ApartList.tsx'
import { apartListCopy } from '#challenge/web/apartCopy.ts'
import styles from '#challenge/web/ChallengePanel.module.css'
import { panelCopy, untilText } from '#challenge/web/copy.ts'
import { LinkActions } from '#challenge/web/LinkActions.tsx'
import { useBeginApart } from '#challenge/web/useBeginApart.ts'
import { useOwnChallenges } from '#challenge/web/useOwnChallenges.ts'
import { Button } from '#design/web/Button.tsx'
import { CheckBox } from '#design/web/CheckBox.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { Segmented } from '#design/web/Segmented.tsx'
import { TextField } from '#design/web/TextField.tsx'
import { showMatchLimit } from '#plans/web/showMatchLimit.ts'
import { SKILL_NAMES, SKILLS, type Skill } from '#rating/skill.ts'
import { SkillIcon } from '#rating/web/SkillIcon.tsx'
import { SkillTile } from '#rating/web/SkillTile.tsx'

/** The panel on the arena's home page that makes links for friends and lists the open ones. */
export function ChallengePanel({ spentPlan, onExpect }: ArenaPlayer) {
  const { challenges = [], busy, make, withdraw } = useOwnChallenges()
  const expects = challenges.length > 0

  useEffect(() => onExpect(expects), [expects, onExpect])

  return (
    <Panel id={FRIENDS_ANCHOR} title={panelCopy.title}>
      <ChallengeForm
        busy={busy}
        onMake={(skill, rated) => (spentPlan ? showMatchLimit(spentPlan) : make(skill, rated))}
      />
      {expects && (
        <>
          <ul aria-label={panelCopy.links}>
            {challenges.map((challenge) => (
              <OpenLink
                key={challenge.code}
                challenge={challenge}
                busy={busy}
                onWithdraw={() => withdraw(challenge.code)}
              />
            ))}
          </ul>
          <p className={styles.stay}>{panelCopy.stay}</p>
        </>
      )}
      <ApartList />
    </Panel>
  )
}

interface ChallengeFormProps {
  busy: boolean
  onMake: (skill: Skill, rated: boolean) => void
}

/** The form for the skill and the stakes, and the button that makes the link. */
function ChallengeForm({ busy, onMake }: ChallengeFormProps) {
  const [skill, setSkill] = useState<Skill>(SKILLS[0])
  const [rated, setRated] = useState(false)
  const apart = useBeginApart()
  return (
    <div className={styles.form}>
      <p>{panelCopy.lead}</p>
      <Segmented
        legend={panelCopy.skill}
        segments={SKILLS.map((value) => ({
          value,
          label: SKILL_NAMES[value],
          icon: <SkillIcon skill={value} size={20} />,
        }))}
        value={skill}
        onChange={setSkill}
      />
      <CheckBox label={panelCopy.rated} hint={panelCopy.ratedHint} checked={rated} onChange={setRated} />
      <Button busy={busy} busyLabel={panelCopy.making} onClick={() => onMake(skill, rated)}>
        {panelCopy.make}
      </Button>
      <p>{apartListCopy.playHint}</p>
      <Button busy={apart.busy} busyLabel={panelCopy.making} onClick={() => apart.begin(skill)}>
        {apartListCopy.play}
      </Button>
    </div>
  )
}

interface OpenLinkProps {
  challenge: OwnChallenge
  busy: boolean
  onWithdraw: () => void
}

/** An open challenge: its skill and stakes, and the link to send. */
function OpenLink({ challenge, busy, onWithdraw }: OpenLinkProps) {
  const { code, skill_type: skill, rated, expires_at } = challenge
  const link = location.origin + challengePath(code)
  return (
    <li className={styles.row}>
      <p className={styles.facts}>
        <SkillTile skill={skill} small />
        <span>
          <b>{SKILL_NAMES[skill]}</b>, {panelCopy.terms(rated)}
          <time dateTime={expires_at}>{untilText(new Date(expires_at), new Date())}</time>
        </span>
      </p>
      <TextField
        label={panelCopy.link(skill)}
        labelHidden
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        <LinkActions link={link} shareText={panelCopy.shareText(skill)} />
        <Button variant="quiet" aria-disabled={busy} onClick={onWithdraw}>
          {panelCopy.withdraw}
        </Button>
      </div>
    </li>
  )
}
