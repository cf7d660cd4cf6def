// `fitThread.ts` runs this file as a separate thread.
import { parentPort, workerData } from 'node:worker_threads'
import { judgedFit } from '#review/fit/fit.ts'
import type { FitOrder } from '#review/server/fitThread.ts'
import { loadOptimizer } from '#review/server/optimizer.ts'

const { histories, before } = workerData as FitOrder
parentPort?.postMessage(await judgedFit(histories, before, loadOptimizer()))
