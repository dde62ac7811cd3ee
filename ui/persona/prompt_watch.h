// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/persona_port.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace studio::ui {

/// Keeps the prompt of an edited persona up to date: it asks a moment after a change, one question at a time,
/// and not while the prompt is hidden. No widgets.
class PromptWatch : public QObject
{
    Q_OBJECT

public:
    explicit PromptWatch(ports::PersonaPort &port, QObject *parent = nullptr);

    /// Sets the current persona, even if it cannot be saved.
    void follow(const model::Persona &persona, model::Language language, const QString &line);
    /// Shows the prompt for this line in place of the persona's line; empty: the persona's line again.
    void tryLine(const QString &line);
    void setWatched(bool watched);

    [[nodiscard]] const std::optional<model::PromptPreview> &preview() const { return m_preview; }
    /// The lorebooks of the preview.
    [[nodiscard]] const model::LoreBooks &books() const { return m_books; }
    [[nodiscard]] const QString &problem() const { return m_problem; } ///< for people; empty: none
    [[nodiscard]] bool isFresh() const { return !m_isStale; } ///< the prompt shows the current persona

Q_SIGNALS:
    void changed();

private:
    void want(const ports::PersonaTrial &wanted);
    void askLater();
    void ask();
    void take(const base::Result<model::PromptPreview> &preview);

    ports::PersonaPort &m_port;
    QTimer m_timer;
    QString m_line;  ///< came with the persona
    QString m_tried; ///< typed as a trial; empty: none
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
