/** A voice that can read Korean aloud: espeak-ng on this machine, or a provider's voice. */
export interface Renderer {
  /** The name that the operator of the server sees. */
  readonly name: string
  /** Identifies everything that makes two clips of one script sound different: program, voice, speed, format. */
  readonly voice: string
  /** How many clips it can render at once; the caller ensures that. */
  readonly atOnce: number
  /** The input of the voice for a text. Texts with the same script share one clip. */
  script(text: string): string
  /** Renders an MP3 file. Throws on failure, and throws `RendererPaused` at once while the circuit breaker is open. */
  render(script: string): Promise<Buffer>
  close(): Promise<void>
}

/** The circuit breaker is open after recent failures. */
export class RendererPaused extends Error {}
