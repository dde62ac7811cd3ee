// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::agent {

/// Tells apart what a model says from what it thinks aloud before, between tags like <think> and </think>, as
/// the text comes in pieces. Tags later in the text are part of what is said.
class ThoughtTags
{
public:
    struct Parts
    {
        QString said;
        QString thought;
        bool operator==(const Parts &) const = default;
    };

    /// What is certain now of all that came; a piece that could still become a tag is kept back.
    [[nodiscard]] Parts add(const QString &text);
    /// No more comes. A thought that was never closed is one to the end.
    [[nodiscard]] Parts finish();

private:
    void begin();
    void think(Parts &parts);

    enum class Place { Start, Thought, Speech };
    Place m_place = Place::Start;
    QString m_kept;
    QString m_closing; ///< the tag that ends the thought
};

} // namespace studio::agent
