import type { Operation } from '../../api/operations.ts';

/** The platform's other operations, in the order of their specification (docs/scan-api.md, 2026-11-20). */
export const PLATFORM_OPERATIONS = [
  {
    id: 'classification',
    method: 'GET',
    path: '/sbi-ecosystem-api.php',
    fixed: { action: 'analyze' },
    parameters: [{ name: 'sbi_code', format: 'classification' }],
    changes: false,
  },
  {
    id: 'listing',
    method: 'POST',
    path: '/listing-management-api.php',
    fixed: { action: 'update_profile' },
    parameters: [],
    changes: true,
  },
  {
    id: 'chat',
    method: 'POST',
    path: '/ai-chat-unified.php',
    fixed: { action: 'chat_with_context' },
    parameters: [],
    changes: false,
  },
  {
    id: 'register',
    method: 'GET',
    path: '/bedrijvencheck-api.php',
    fixed: {},
    parameters: [
      { name: 'q', format: 'text' },
      { name: 'limit', format: 'integer' },
    ],
    changes: false,
  },
  {
    id: 'website',
    method: 'POST',
    path: '/website-generator-api.php',
    fixed: { action: 'generate' },
    parameters: [],
    changes: true,
  },
  {
    id: 'user',
    method: 'POST',
    path: '/multi-tenant-api.php',
    fixed: { action: 'create_user' },
    parameters: [],
    changes: true,
  },
] as const satisfies readonly Operation[];

export type OperationId = (typeof PLATFORM_OPERATIONS)[number]['id'];
