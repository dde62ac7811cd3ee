// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

namespace studio::llm::provider {

/// The body of a request with a word in place of every picture, in the formats of the providers. The user's
/// pictures are stored nowhere unless the user agrees, and a cassette is no exception; the same request with
/// another picture counts as equal.
[[nodiscard]] wire::Json withoutPictures(wire::Json body);
/// Unchanged if there is no picture in it.
[[nodiscard]] QByteArray withoutPictures(const QByteArray &body);

} // namespace studio::llm::provider
