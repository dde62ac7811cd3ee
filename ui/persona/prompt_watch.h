// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/persona_port.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace studio::ui {

/// Keeps the prompt of a persona that is being written: asks a moment after a change, one question at a time,
/// and nothing while nobody looks. No widgets.
class PromptWatch : public QObject
{
    Q_OBJECT

public:
    explicit PromptWatch(ports::PersonaPort &port, QObject *parent = nullptr);

    /// Of this it is now; whether it can be saved does not matter.
    void follow(const model::Persona &persona, model::Language language, const QString &line);
    /// Looked at in place of the line that was given with the persona; empty: that one again.
    void tryLine(const QString &line);
    void setWatched(bool watched);

    [[nodiscard]] const std::optional<model::PromptPreview> &preview() const { return m_preview; }
    /// The lorebooks that the preview tells of.
    [[nodiscard]] const model::LoreBooks &books() const { return m_books; }
    [[nodiscard]] const QString &problem() const { return m_problem; } ///< for people; empty: none
    [[nodiscard]] bool isFresh() const { return !m_isStale; } ///< what is shown is of what is written

Q_SIGNALS:
    void changed();

private:
    void want(const ports::PersonaTrial &wanted);
    void askLater();
    void ask();
    void take(const base::Result<model::PromptPreview> &preview);

    ports::PersonaPort &m_port;
    QTimer m_timer;
    QString m_line;  ///< given with the persona
    QString m_tried; ///< typed to be tried; empty: none
    ports::PersonaTrial m_wanted;
    ports::PersonaTrial m_asked;
    model::LoreBooks m_books;
    bool m_isAsking = false; ///< an answer is on its way
    std::optional<model::PromptPreview> m_preview;
    QString m_problem;
    bool m_isWatched = false;
    bool m_isStale = true;
};

} // namespace studio::ui
