// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QSet>
#include <QString>
#include <QStringList>

namespace studio::tests {

/// What is said in the pictures: the same talk in each language.
struct Talk
{
    QString room, otherRoom;
    QString greeting, question, answer, streaming, aside, goodbye;
    QString model;   ///< the line that says what answers
    QString trouble; ///< why something could not be saved

    QString trial, reply;                   ///< what one says to try Aya, and she answers
    QString noList, keyRefused, noPictures; ///< what the studio says of a test

    QString why;       ///< Kyoko asks for the camera
    QString tea, line; ///< she asks a question, and for a line to be read aloud
    QStringList teas;  ///< the choices of that question
    QString inShort;   ///< what she remembers of it all
    QString unreached; ///< why a network is away

    [[nodiscard]] static Talk in(model::Language language);
    /// Every text of it; none of them was shortened by the window.
    [[nodiscard]] QSet<QString> texts() const;
};

} // namespace studio::tests
