// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/talk_reader.h"
#include "core/model/card_report.h"

#include <QList>
#include <QString>

namespace studio::intake {

/// One conversation as it was read from a file.
struct Conversation
{
    QString program; ///< "ChatGPT"; empty: unknown
    QString title;
    QList<TalkLine> lines;
    model::CardReport report;
};

} // namespace studio::intake
