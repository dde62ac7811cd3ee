// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/prompt_watch.h"

#include <chrono>

namespace studio::ui {

namespace {

constexpr std::chrono::milliseconds kAskAfter(300);

bool isSame(const ports::PersonaTrial &a, const ports::PersonaTrial &b)
{
    return a.persona == b.persona && a.language == b.language && a.line == b.line;
}

} // namespace

PromptWatch::PromptWatch(ports::PersonaPort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kAskAfter);
    connect(&m_timer, &QTimer::timeout, this, &PromptWatch::ask);
}

void PromptWatch::follow(const model::Persona &persona, model::Language language, const QString &line)
{
    m_line = line;
    want({.persona = persona, .line = m_tried.isEmpty() ? line : m_tried, .language = language});
}

void PromptWatch::tryLine(const QString &line)
{
    m_tried = line;
    ports::PersonaTrial wanted = m_wanted;
    wanted.line = line.isEmpty() ? m_line : line;
    want(wanted);
}

void PromptWatch::want(const ports::PersonaTrial &wanted)
{
    if (isSame(wanted, m_wanted))
        return;
    m_wanted = wanted;
    m_isStale = true;
    askLater();
}

void PromptWatch::setWatched(bool watched)
{
    m_isWatched = watched;
    if (watched && m_isStale)
        ask();
}

/// Not restarted with every key, so that the prompt also updates during long typing.
void PromptWatch::askLater()
{
    if (m_isWatched && !m_isAsking && !m_timer.isActive())
        m_timer.start();
}

void PromptWatch::ask()
{
    m_timer.stop();
    if (!m_isWatched || m_isAsking || !m_isStale)
        return;
    m_asked = m_wanted;
    m_isAsking = true;
    m_port.previewPrompt(
        m_asked, {this, [this](const base::Result<model::PromptPreview> &preview) { take(preview); }});
    Q_EMIT changed();
}

void PromptWatch::take(const base::Result<model::PromptPreview> &preview)
{
    m_isAsking = false;
    m_preview = preview ? std::optional(*preview) : std::nullopt;
    m_books = {m_asked.persona.lore, preview ? preview->shared : model::SharedLore()};
    m_problem = preview ? QString() : preview.error().text;
    m_isStale = !isSame(m_asked, m_wanted);
    if (m_isStale)
        askLater();
    Q_EMIT changed();
}

} // namespace studio::ui
