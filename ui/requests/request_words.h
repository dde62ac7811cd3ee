// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/consent.h"
#include "core/model/query.h"
#include "core/studio/ports/query_port.h"

#include <QString>
#include <QStringList>

// The texts about what companions may ask for.
namespace studio::ui {

/// The types that need the user's consent, in the order in which they are shown.
[[nodiscard]] QStringList consentTypes();
/// "Camera"; an unknown type keeps its own name.
[[nodiscard]] QString requestTypeName(const QString &type);
/// "Kyoko asks for a picture from the camera."
[[nodiscard]] QString requestSentence(const QString &type, const QString &name);
/// The consequence of a yes, in a quiet line: "You see the picture before it is sent."
[[nodiscard]] QString requestConsequence(const QString &type);
/// The text while an allowed request is being answered: "Kyoko waits for the picture."
[[nodiscard]] QString answeringSentence(const QString &type, const QString &name);
/// "24 s", rounded up.
[[nodiscard]] QString timeLeftText(base::Millis left);
/// The result in the ledger: "allowed once".
[[nodiscard]] QString ledgerOutcome(model::ConsentEntry::What what);
[[nodiscard]] QString choiceName(ports::ConsentChoice choice);

} // namespace studio::ui
