type Device = typeof import('#lessons/web/lessonDevice.ts')

/** What this device keeps of the lessons; undefined if it keeps nothing. */
export async function fromDevice<Value>(read: (device: Device) => Promise<Value>): Promise<Value | undefined> {
  try {
    return await read(await import('#lessons/web/lessonDevice.ts'))
  } catch (error) {
    console.debug('this device keeps no lessons', error)
    return undefined
  }
}

/** Keeps something of the lessons on this device, in the background. */
export function onDevice(keep: (device: Device) => Promise<void>): void {
  void fromDevice(keep)
}
