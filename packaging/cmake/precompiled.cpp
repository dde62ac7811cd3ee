// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Empty: a target needs a source, and those of the precompiled headers have no other.
