// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/draft_port.h"
#include "core/studio/ports/persona_port.h"
#include "ui/persona/draft_text.h"
#include "ui/persona/persona_edit.h"
#include "ui/persona/prompt_watch.h"
#include "ui/persona/trial.h"

#include <QObject>
#include <QTimer>

namespace studio::ui {

/// One open form: the persona being edited, its draft while it is unsaved, and saving. Nothing written is
/// lost: a draft is stored within a second of every change, when the form closes and when the session is
/// destroyed. No widgets.
class PersonaSession : public QObject
{
    Q_OBJECT

public:
    enum class DraftState {
        None,    ///< everything is saved
        Waiting, ///< just changed
        Kept,
        Lost, ///< the draft could not be stored, see problem()
    };

    PersonaSession(ports::PersonaPort &personas, ports::DraftPort &drafts, const model::Persona &persona,
                   bool stored, const QString &draftKey, QObject *parent = nullptr);
    ~PersonaSession() override;

    [[nodiscard]] PersonaEdit &edit() { return m_edit; }
    [[nodiscard]] Trial &trial() { return m_trial; }
    [[nodiscard]] PromptWatch &prompt() { return m_prompt; }
    [[nodiscard]] ports::PersonaPort &personas() { return m_personas; }
    [[nodiscard]] const QString &draftKey() const { return m_key; }
    [[nodiscard]] DraftState draftState() const { return m_draftState; }
    [[nodiscard]] bool isSaving() const { return m_isSaving; }
    [[nodiscard]] const QString &problem() const { return m_problem; }

    void save(); ///< saved() or saveFailed(); the caller checks for flaws first
    void keepNow();
    /// Replaces the content of the form with an older draft, as one step that can be undone.
    void restore(const KeptDraft &draft);
    void dropDraft();

Q_SIGNALS:
    void draftChanged();
    void saved(const studio::model::Persona &persona);
    void saveFailed(const studio::base::Error &error);

private:
    void takeSaved(const base::Result<model::Persona> &saved);
    void takeKept(const base::Result<void> &kept);
    void move(DraftState state);

    ports::PersonaPort &m_personas;
    ports::DraftPort &m_drafts;
    PersonaEdit m_edit;
    Trial m_trial;
    PromptWatch m_prompt;
    QString m_key;
    QTimer m_timer;
    DraftState m_draftState = DraftState::None;
    QString m_problem;
    int m_keeping = 0; ///< number of the newest storing; answers to older ones are ignored
    bool m_isSaving = false;
    int m_savings = 0; ///< number of the newest saving; answers to older ones are ignored
    model::Persona m_sent;
};

} // namespace studio::ui
