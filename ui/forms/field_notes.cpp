// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/field_notes.h"

#include "core/persona/tokens.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct FieldNotes
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::FieldNotes)
};

} // namespace

QString tokensNote(qint64 tokens)
{
    //: An estimate: about how many of the pieces that a model reads a text is
    return tokens > 0 ? FieldNotes::tr("≈ %Ln token(s)", nullptr, int(tokens)) : QString();
}

QString textNote(const QString &text, qsizetype longest)
{
    QStringList notes;
    // Below two thirds of the limit the number would only distract.
    if (text.size() > longest * 2 / 3) {
        //: how many characters are written, and how many may be
        notes.append(FieldNotes::tr("%L1 of %L2").arg(text.size()).arg(longest));
    }
    notes.append(tokensNote(persona::tokenEstimate(text)));
    notes.removeAll(QString());
    return notes.join(u" · "_s);
}

} // namespace studio::ui
