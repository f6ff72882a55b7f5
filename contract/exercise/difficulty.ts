import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { wrapped } from '../kit/replies.ts';
import { difficulty, premise, ratedDifficulty } from '../messageTemplates/difficulty.ts';
import { exerciseCompany } from './paths.ts';

const path = `${exerciseCompany}/template/{templateId}/difficulty` as const;

export const getDifficulty = endpoint({
  method: 'GET',
  path,
  summary: 'The difficulty of a template, the premise that was entered, and what follows from it',
  access: 'exercises:read',
  tx: 'read',
  reply: wrapped(ratedDifficulty),
  errors: [],
});

export const rateDifficulty = endpoint({
  method: 'PUT',
  path,
  summary: 'Stores the premise and the difficulty of a template; without a difficulty the suggested one',
  access: 'exerciseTemplates:write',
  tx: 'write',
  body: z.object({ premise, difficulty: difficulty.nullable() }),
  reply: wrapped(ratedDifficulty),
  errors: ['template_in_use'],
});
