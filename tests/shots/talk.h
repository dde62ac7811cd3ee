// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QSet>
#include <QString>
#include <QStringList>

namespace studio::tests {

/// The text of the pictures: the same talk in each language.
struct Talk
{
    QString room, otherRoom;
    QString greeting, question, answer, streaming, aside, goodbye;
    QString model;   ///< the line that names the model
    QString trouble; ///< why something could not be saved

    QString trial, reply;                   ///< a test line for Aya, and her answer
    QString noList, keyRefused, noPictures; ///< the studio's sentences about a test

    QString why;       ///< Kyoko asks for the camera
    QString tea, line; ///< her question, and her request to read a line aloud
    QStringList teas;  ///< the choices in that question
    QString inShort;   ///< her summary of the talk
    QString unreached; ///< why a network is away

    [[nodiscard]] static Talk in(model::Language language);
    /// All of its texts, which the window has not shortened.
    [[nodiscard]] QSet<QString> texts() const;
};

} // namespace studio::tests
