// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/mentionable.h"

#include <QList>

// Kyoko, Natsumi and Aya with their names and readings, as the composer knows them.
namespace studio::tests {

[[nodiscard]] inline QList<ui::Mentionable> teaCompany()
{
    using base::ParticipantId;
    return {{ParticipantId(QStringLiteral("companion_kyoko")),
             QStringLiteral("Kyoko"),
             QStringLiteral("a warm host"),
             QStringLiteral("#c2577e"),
             {QStringLiteral("京子"), QStringLiteral("きょうこ")}},
            {ParticipantId(QStringLiteral("companion_natsumi")),
             QStringLiteral("Natsumi"),
             QStringLiteral("excitable, always first"),
             QStringLiteral("#d08a1d"),
             {QStringLiteral("夏美"), QStringLiteral("なつみ"), QStringLiteral("Nat")}},
            {ParticipantId(QStringLiteral("companion_aya")),
             QStringLiteral("Aya"),
             QStringLiteral("a dry distributed-systems researcher"),
             QStringLiteral("#3d7fb5"),
             {QStringLiteral("綾"), QStringLiteral("あや"), QStringLiteral("小绫"),
              QStringLiteral("xiǎo líng")}}};
}

} // namespace studio::tests
