// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/consent.h"
#include "core/model/query.h"
#include "core/studio/ports/query_port.h"

#include <QString>
#include <QStringList>

// What companions may ask for, in plain words.
namespace studio::ui {

/// The types that need a user's yes, in the order in which they are shown.
[[nodiscard]] QStringList consentTypes();
/// "Camera"; a type that we do not know is called as it is.
[[nodiscard]] QString requestTypeName(const QString &type);
/// "Kyoko asks for a picture from the camera."
[[nodiscard]] QString requestSentence(const QString &type, const QString &name);
/// What a yes means, in a quiet line: "You see the picture before it is sent."
[[nodiscard]] QString requestConsequence(const QString &type);
/// While a request that is allowed is at work: "Kyoko waits for the picture."
[[nodiscard]] QString answeringSentence(const QString &type, const QString &name);
/// "24 s", rounded up.
[[nodiscard]] QString timeLeftText(base::Millis left);
/// How it ended, in the ledger: "allowed once".
[[nodiscard]] QString ledgerOutcome(model::ConsentEntry::What what);
[[nodiscard]] QString choiceName(ports::ConsentChoice choice);

} // namespace studio::ui
