// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/persona_session.h"

#include <chrono>

namespace studio::ui {

namespace {

constexpr std::chrono::milliseconds kKeepAfter(600);

} // namespace

PersonaSession::PersonaSession(ports::PersonaPort &personas, ports::DraftPort &drafts,
                               const model::Persona &persona, bool stored, const QString &draftKey,
                               QObject *parent)
    : QObject(parent)
    , m_personas(personas)
    , m_drafts(drafts)
    , m_edit(persona, stored)
    , m_trial(personas)
    , m_prompt(personas)
    , m_key(draftKey)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kKeepAfter);
    connect(&m_timer, &QTimer::timeout, this, &PersonaSession::keepNow);
    connect(&m_edit, &PersonaEdit::changed, this, [this] {
        if (!m_timer.isActive()) // not restarted, so that a draft is kept during long typing too
            m_timer.start();
        move(m_edit.isChanged() ? DraftState::Waiting : DraftState::None);
    });
}

PersonaSession::~PersonaSession()
{
    if (m_timer.isActive())
        keepNow();
}

void PersonaSession::save()
{
    m_sent = m_edit.persona();
    m_isSaving = true;
    m_personas.savePersona(m_sent,
                           {this, [this, saving = ++m_savings](const base::Result<model::Persona> &persona) {
                                if (saving == m_savings)
                                    takeSaved(persona);
                            }});
    Q_EMIT draftChanged();
}

void PersonaSession::keepNow()
{
    m_timer.stop();
    if (!m_edit.isChanged()) {
        dropDraft();
        return;
    }
    const QString text =
        draftText({m_key, m_edit.persona(), m_edit.isStored(), QDateTime::currentDateTimeUtc()});
    m_drafts.keepDraft(m_key, text, {this, [this, keeping = ++m_keeping](const base::Result<void> &kept) {
                                         if (keeping == m_keeping)
                                             takeKept(kept);
                                     }});
}

void PersonaSession::takeKept(const base::Result<void> &kept)
{
    if (!kept) {
        m_problem = kept.error().text;
        move(DraftState::Lost);
    } else if (m_draftState == DraftState::Waiting && !m_timer.isActive()) {
        move(DraftState::Kept);
    }
}

void PersonaSession::restore(const KeptDraft &draft)
{
    if (draft.key != m_key && !draft.key.isEmpty()) {
        if (m_edit.isStored())
            m_drafts.keepDraft(draft.key, {}, {});
        else
            m_key = draft.key; // continues under the key of that draft
    }
    m_edit.replace(draft.persona);
}

void PersonaSession::dropDraft()
{
    m_timer.stop();
    ++m_keeping;
    m_drafts.keepDraft(m_key, {}, {});
    move(DraftState::None);
}

void PersonaSession::takeSaved(const base::Result<model::Persona> &saved)
{
    m_isSaving = false;
    if (!saved) {
        Q_EMIT draftChanged();
        Q_EMIT saveFailed(saved.error());
        return;
    }
    m_drafts.keepDraft(m_key, {},
                       {}); // under the key of before; what was typed since is kept under the new one
    m_key = ui::draftKey(saved->id);
    m_edit.takeSaved(*saved, m_sent);
    if (!m_edit.isChanged()) {
        m_timer.stop();
        ++m_keeping;
    }
    move(m_edit.isChanged() ? DraftState::Waiting : DraftState::None);
    Q_EMIT this->saved(*saved);
}

void PersonaSession::move(DraftState state)
{
    m_draftState = state;
    Q_EMIT draftChanged();
}

} // namespace studio::ui
