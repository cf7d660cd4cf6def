declare module 'espeak-ng' {
  interface EspeakSettings {
    /** As on the command line of `espeak-ng`. */
    arguments: string[]
    /** The name it takes itself to have, by default the script's path; it dies of one that is not ASCII. */
    thisProgram: string
    print(line: string): void
    printErr(line: string): void
    /** Lets the caller instantiate a module that it has compiled once. */
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): object
  }

  /** Runs the command once, in an instance and a file system of its own. */
  export default function espeak(settings: EspeakSettings): Promise<{ FS: { readFile(path: string): Uint8Array } }>
}
