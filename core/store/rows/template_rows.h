// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/room_template.h"

#include <QList>

namespace studio::store {

class Connection;

inline constexpr int kMostTemplates = 200;

// Templates for rooms, as rows. Names are compared without regard to case.

[[nodiscard]] base::Result<QList<model::RoomTemplate>> readTemplates(Connection &connection);
[[nodiscard]] base::Result<void> replaceTemplate(Connection &connection, const model::RoomTemplate &kept);
[[nodiscard]] base::Result<void> renameTemplate(Connection &connection, const model::TemplateId &id,
                                                const QString &name);
[[nodiscard]] base::Result<void> deleteTemplate(Connection &connection, const model::TemplateId &id);

} // namespace studio::store
