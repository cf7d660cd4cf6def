import { FORMER_PLAYER, UNNAMED } from '#identity/displayName.ts'
import type { Choice } from '#identity/web/profileTable.ts'

export const profileCopy = {
  heading: 'My Profile',
  back: 'Back to Arena',
  loading: 'Loading your profile...',
  loadFailed: 'Failed to load profile',
  missing: 'Profile not found',
  updateFailed: 'Failed to update profile',
  updated: 'Profile updated!',
  editName: 'Edit display name',
  name: 'Display name',
  namePlaceholder: 'Enter your display name',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  managePlan: 'Manage Plan',
  upgrade: 'Upgrade',
}

export const chooseNameCopy = {
  label: 'Your name for other players',
  hint: `Until you save one, others see “${UNNAMED}”.`,
  submit: 'Save name',
  chosen: 'Others see you as',
  notChosen: `Others see you as “${UNNAMED}” until you save a name.`,
}

export const statCopy = {
  matches: 'Total Matches',
  wins: 'Wins',
  winRate: 'Win Rate',
  streak: 'Current Streak',
  bestStreak: 'Best Streak',
  matchesLeft: 'Matches Left Today',
}

export const choiceCopy: Record<Choice, { label: string; hint: string }> = {
  reads_hangul: {
    label: 'I can read Hangul',
    hint: 'When off, explanations show Korean in Latin letters and English, too, and listening practice asks only what needs no Hangul.',
  },
  listed: {
    label: 'Show me on the leaderboards',
    hint: 'Everyone can see your name and ratings there. When off, only you see your place.',
  },
  recordable: {
    label: 'Let others practice against recordings of my matches',
    hint: 'They see your name, your rating at the time, the date and your answers. When off, none of your matches is offered, and duels against them end.',
  },
}

export const signInPanelCopy = {
  heading: 'Sign-in and devices',
  loading: 'Loading your devices...',
  loadFailed: 'Your devices could not be loaded.',
  retry: 'Try again',
  email: 'Email',
  changeEmail: 'Change email',
  emailPending: (address: string) => `Waiting for both addresses to be confirmed. Then it will be ${address}.`,
  password: 'Password',
  passwordHint: 'Changing it signs out all other devices.',
  changePassword: 'Change password',
  devices: 'Signed-in devices',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  signedIn: (when: string) => `Signed in ${when}`,
  usedSince: (used: string, signedIn: string) => `Last used ${used}, signed in ${signedIn}`,
  endDevice: 'Sign out',
  endDeviceOn: (device: string) => `Sign out ${device}`,
  endOthers: 'Sign out all other devices',
  deviceEnded: 'That device is signed out.',
  othersEnded: 'All other devices are signed out.',
  endFailed: 'The device could not be signed out. Please try again.',
}

export const secondStepPanelCopy = {
  heading: 'Two-step sign-in',
  isOff: 'Ask for a code from an app on your phone after the password.',
  isOn: ({ codes_left, has_app }: { codes_left: number; has_app: boolean }, hasPasskey: boolean) => {
    const ways = [...(has_app ? ['a code from your app'] : []), ...(hasPasskey ? ['a passkey'] : [])].join(' or ')
    return `On: after the password, signing in takes ${ways}. ${codes_left} recovery ${codes_left === 1 ? 'code is' : 'codes are'} left.`
  },
  addApp: 'Add an app',
  turnOn: 'Turn on',
  turnOnTitle: 'Turn on two-step sign-in',
  turnOnLead: 'You need an authenticator app, such as Google Authenticator, Aegis or 1Password.',
  next: 'Continue',
  checking: 'Checking...',
  scanTitle: 'Add Hanpan to your app',
  scanLead: 'Scan this code with the app. Then type the 6 digits that it shows.',
  qrLabel: 'QR code with the key for your app',
  secretLead: 'If you cannot scan it, type this key into the app:',
  copySecret: 'Copy key',
  secretCopy: { copied: 'Key copied!', blocked: 'The key could not be copied.' },
  codesTitle: 'Save your recovery codes',
  codesLead: 'Without your phone, one of these codes signs you in. Each works once. They are shown only now.',
  copyCodes: 'Copy',
  codesCopy: { copied: 'Codes copied!', blocked: 'The codes could not be copied.' },
  downloadCodes: 'Download',
  codesDone: 'I saved them',
  codesMissing: 'Two-step sign-in is on, but the recovery codes could not be made. Choose “New recovery codes”.',
  newCodes: 'New recovery codes',
  newCodesWarning: 'You get ten new codes. The old ones stop working at once.',
  keepCodes: 'Keep the old ones',
  makeCodes: 'Make new codes',
  makingCodes: 'Making codes...',
  turnOff: 'Turn off',
  turnOffQuestion: 'Turn off two-step sign-in?',
  turnOffWarning:
    'Then your password alone signs you in. Your app, passkeys and recovery codes stop working for this account.',
  keepOn: 'Keep it on',
  turningOff: 'Turning off...',
  turnedOff: 'Two-step sign-in is off.',
}

export const passkeyPanelCopy = {
  heading: 'Passkeys',
  lead: 'Sign in with your fingerprint, face or screen lock, without the password.',
  unsupported: 'This browser cannot make passkeys.',
  add: 'Add a passkey',
  addTitle: 'Add a passkey',
  addLead: 'Your device or password manager keeps it and asks who you are when you sign in.',
  firstLead: 'From then on, signing in with the password also takes a second step: this passkey or a recovery code.',
  submit: 'Continue',
  busy: 'Waiting for your device...',
  added: 'The passkey was added.',
  addedOn: (added: string) => `Added ${added}, not used yet`,
  usedOn: (used: string) => `Last used ${used}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeQuestion: (name: string) => `Remove the passkey “${name}”?`,
  removeWarning: 'It stops working for this account. Delete it on your device, too.',
  removeLastWarning:
    'It stops working for this account, and two-step sign-in is turned off: then your password alone signs you in.',
  keep: 'Keep it',
  removing: 'Removing...',
  removed: 'The passkey was removed.',
}

export const changePasswordCopy = {
  title: 'Change your password',
  submit: 'Change password',
  busy: 'Saving...',
  done: 'Your password has been changed. Other devices are signed out.',
}

export const changeEmailDialogCopy = {
  title: 'Change your email',
  lead: 'We’ll send a link to your old address and one to the new address. The change happens when you have opened both.',
  submit: 'Send the links',
  busy: 'Sending...',
  sent: (address: string) => `One link is on its way to ${address}, another to your old address. Open both.`,
}

export const goalCopy = {
  legend: 'How long do you want to learn each day?',
  minutes: (minutes: number) => `${minutes} minutes`,
}

export const accountCopy = {
  heading: 'Your account',
  signOut: 'Sign out',
  exportData: 'Export my data',
  exporting: 'Exporting...',
  exportFailed: 'Your data could not be exported. Please try again.',
  exportHint: 'Your profile, sign-in, matches, practice, ratings, translations and plan in one JSON file',
  deleteAccount: 'Delete my account',
  deleteQuestion: 'Delete your account?',
  deleteWarning: `Your profile, ratings, history and subscription records are deleted for good, and a paid plan ends at once. Players you met keep their results against a “${FORMER_PLAYER}”.`,
  deletePassword: 'Your password',
  deleteFailed: 'Your account could not be deleted. Please try again.',
  deleting: 'Deleting...',
  deleted: 'Your account is deleted.',
  keep: 'Keep my account',
}
