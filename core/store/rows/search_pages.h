// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/search.h"
#include "core/store/connection.h"

#include <QList>

namespace studio::store {

/// Results from the index of words, see SearchTable. For the store's own threads.
[[nodiscard]] base::Result<model::SearchPage> readFound(Connection &connection,
                                                        const model::SearchQuery &query);
[[nodiscard]] base::Result<QList<model::NamedSpeaker>> readSpeakers(Connection &connection);

} // namespace studio::store
