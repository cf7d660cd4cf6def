import { initialDisplayName } from '#identity/displayName.ts'
import type { DailyGoal, Profile } from '#identity/profile.ts'
import { restClient } from '#platform/web/restClient.ts'
import { STARTING_RATING } from '#rating/ratingChange.ts'

const TABLE = 'profiles'

/** The user's profile, created if there is none yet. Each function here throws if the server refuses or cannot be reached. */
export async function loadProfile(user: { id: string; email: string }): Promise<Profile> {
  return (await ownProfile(user.id)) ?? (await createProfile(user))
}

export async function renameProfile(userId: string, displayName: string): Promise<void> {
  await updateProfile(userId, { display_name: displayName })
}

/** The columns that a checkbox of the profile changes. */
export type Choice = 'listed' | 'recordable' | 'reads_hangul'

export async function chooseForProfile(userId: string, choice: Choice, allowed: boolean): Promise<void> {
  await updateProfile(userId, { [choice]: allowed })
}

export async function chooseDailyGoal(userId: string, minutes: DailyGoal): Promise<void> {
  await updateProfile(userId, { daily_goal_minutes: minutes })
}

/** What a new player says in the onboarding. */
export type OnboardingChoices = Partial<Pick<Profile, 'reads_hangul' | 'daily_goal_minutes' | 'onboarded'>>

export async function saveOnboarding(userId: string, choices: OnboardingChoices): Promise<void> {
  await updateProfile(userId, choices)
}

async function updateProfile(userId: string, values: Partial<Profile>): Promise<void> {
  await (await restClient()).from(TABLE).update(values).eq('id', userId).throwOnError()
}

async function ownProfile(userId: string): Promise<Profile | null> {
  const table = (await restClient()).from(TABLE)
  const { data } = await table.select('*').eq('id', userId).maybeSingle<Profile>().throwOnError()
  return data
}

/** If another tab or the matchmaker creates the profile at the same moment, that profile is read. */
async function createProfile({ id, email }: { id: string; email: string }): Promise<Profile> {
  const table = (await restClient()).from(TABLE)
  const { error } = await table.insert({
    id,
    display_name: initialDisplayName(email),
    elo_vocab: STARTING_RATING,
    elo_grammar: STARTING_RATING,
    elo_listening: STARTING_RATING,
  })
  const profile = await ownProfile(id)
  if (!profile) throw error ?? new Error('The profile was not stored')
  return profile
}
