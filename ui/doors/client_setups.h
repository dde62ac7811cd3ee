// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/guest.h"

#include <QList>
#include <QString>

namespace studio::ui {

/// The addresses of the doors, and the tokens that programs have to send there.
struct DoorAccess
{
    QString mcp;      ///< http://127.0.0.1:3000/mcp
    QString firehose; ///< ws://127.0.0.1:8080
    QString token;    ///< as the texts show it, perhaps as dots
    bool mcpNeedsToken = true;
    bool firehoseNeedsToken = true;
    QString frontToken{}; ///< for programs that speak as the user; shown like token
    bool mcpSpeaksAsMe = false;
    bool firehoseSpeaksAsMe = false;
    bool operator==(const DoorAccess &) const = default;
};

/// How a program learns where the studio is: a text for the user to paste somewhere.
struct ClientSetup
{
    QString id;    ///< for programs: "cursor"
    QString name;  ///< as its makers spell it
    QString where; ///< a sentence: where the text goes
    QString text;
    model::Guest::Door door = model::Guest::Door::Mcp;
    bool operator==(const ClientSetup &) const = default;
};

/// For the usual programs.
[[nodiscard]] QList<ClientSetup> clientSetups(const DoorAccess &access);

} // namespace studio::ui
