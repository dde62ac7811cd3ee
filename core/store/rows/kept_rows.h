// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/attachment.h"
#include "core/store/connection.h"

#include <QByteArray>
#include <QMap>
#include <QString>

// Data besides the log: pictures by hash, and drafts. For the store's own threads.
namespace studio::store {

[[nodiscard]] base::Result<void> insertAttachment(Connection &connection,
                                                  const model::Attachment &attachment);
/// NotFound where there is none.
[[nodiscard]] base::Result<QByteArray> readAttachment(Connection &connection, const QString &hash);

/// An empty text removes the draft.
[[nodiscard]] base::Result<void> replaceDraft(Connection &connection, const QString &key,
                                              const QString &text);
[[nodiscard]] base::Result<QMap<QString, QString>> readDrafts(Connection &connection, const QString &prefix);

} // namespace studio::store
