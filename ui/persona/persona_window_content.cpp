// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The other half of PersonaWindow: its buttons and its content.

#include "core/persona/tokens.h"
#include "ui/forms/field_names.h"
#include "ui/forms/field_notes.h"
#include "ui/forms/language_tabs.h"
#include "ui/persona/casting_desk.h"
#include "ui/persona/form/persona_form.h"
#include "ui/persona/persona_preview.h"
#include "ui/persona/persona_session.h"
#include "ui/persona/persona_side.h"
#include "ui/persona/persona_window.h"
#include "ui/persona/picture_desk.h"
#include "ui/persona/trial_pane.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/notice_bar.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QTabBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

QString when(const QDateTime &utc)
{
    const QDateTime time = utc.toLocalTime();
    return time.date() == QDate::currentDate() ? QLocale().toString(time.time(), QLocale::ShortFormat)
                                               : QLocale().toString(time, QLocale::ShortFormat);
}

} // namespace

void PersonaWindow::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_undo->setIcon(icon(IconName::Undo, theme));
    m_redo->setIcon(icon(IconName::Redo, theme));
    m_menuButton->setIcon(icon(IconName::More, theme));
    m_duplicate->setIcon(icon(IconName::Duplicate, theme));
    m_export->setIcon(icon(IconName::Export, theme));
    m_versions->setIcon(icon(IconName::Timeline, theme));
    m_archive->setIcon(icon(IconName::Archive, theme));
    m_remove->setIcon(icon(IconName::Trash, theme));
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    large.setWeight(QFont::Bold);
    m_title->setFont(large);
    refresh();
}

void PersonaWindow::offerDraft(const KeptDraft &draft)
{
    const model::PersonaText text = draft.persona.textIn(draft.persona.mainLanguage);
    const QString time = when(draft.time);
    const QString question = draft.stored ? tr("You have unsaved changes from %1.").arg(time)
                             : text.name.isEmpty()
                                 ? tr("You have a companion without a name from %1 that was never "
                                      "saved.")
                                       .arg(time)
                                 : tr("You have %1 from %2, which was never saved.").arg(text.name, time);
    m_body->setEnabled(!draft.stored);
    m_notice->ask(question,
                  {{u"draftRestore"_s, tr("Restore"),
                    [this, draft] {
                        m_body->setEnabled(true);
                        m_session->restore(draft);
                        m_tabs->setCurrentIndex(int(kLanguageTabs.indexOf(draft.persona.mainLanguage)));
                        m_form->focusName();
                    }},
                   {u"draftDiscard"_s, tr("Discard"), [this, draft] {
                        m_body->setEnabled(true);
                        m_desk.dropDraft(draft.key);
                        m_form->focusName();
                    }}});
    if (draft.stored)
        m_notice->focusAnswer();
}

base::ParticipantId PersonaWindow::personaId() const
{
    return m_session->edit().isStored() ? m_session->edit().persona().id : base::ParticipantId();
}

model::Language PersonaWindow::language() const { return kLanguageTabs.value(m_tabs->currentIndex()); }

QString PersonaWindow::name() const
{
    const QString name = m_session->edit().persona().textIn(language()).name.trimmed();
    return name.isEmpty() ? tr("the new companion") : name;
}

void PersonaWindow::save()
{
    if (m_session->isSaving() || !m_body->isEnabled())
        return;
    m_triedToSave = true;
    if (const auto flaw = persona::firstError(m_form->flaws())) {
        if (flaw->language)
            m_tabs->setCurrentIndex(int(kLanguageTabs.indexOf(*flaw->language)));
        m_form->showAllFlaws();
        return;
    }
    m_session->save();
}

void PersonaWindow::showLanguage(int)
{
    m_form->setLanguage(language());
    refresh();
}

void PersonaWindow::makeMain()
{
    m_session->edit().endStep();
    m_session->edit().setMainLanguage(language());
    m_session->edit().endStep();
}

void PersonaWindow::askToRemove()
{
    const base::ParticipantId id = personaId();
    m_notice->ask(tr("Delete %1 for good? All that was said stays in the rooms.").arg(name()),
                  {{u"noticeDelete"_s, tr("Delete"),
                    [this, id] {
                        m_removing = id;
                        m_desk.remove(id);
                    }},
                   {u"noticeKeep"_s, tr("Keep"), {}}},
                  true);
}

void PersonaWindow::archive()
{
    const auto stored = m_desk.persona(personaId());
    m_desk.setArchived(personaId(), !(stored && stored->archived));
}

void PersonaWindow::refresh()
{
    const model::Persona &persona = m_session->edit().persona();
    PersonaPreview &preview = m_side->preview();
    preview.show(persona, language());
    if (m_shownPicture != persona.avatar.picture) {
        m_shownPicture = persona.avatar.picture;
        preview.setPicture({});
        if (!m_shownPicture.isEmpty())
            m_pictures->fetch(m_shownPicture);
    }
    TrialPane &trial = m_side->trial();
    trial.setPersona(persona, language());
    trial.setReason(m_form->canBeSaved() || !persona.textIn(language()).name.trimmed().isEmpty()
                        ? QString()
                        : tr("Give it a name first, then you can try it."));
    // A prompt needs a line of a speaker.
    m_session->prompt().follow(persona, language(), trial.line().isEmpty() ? tr("Hello!") : trial.line());
    const QString shown = persona.textIn(language()).name.trimmed();
    m_title->setText(!shown.isEmpty() ? shown : tr("New companion"));
    setWindowTitle(m_session->edit().isStored() ? tr("%1 – companion").arg(shown) : tr("New companion"));
    const qint64 tokens = persona::promptHeadTokens(persona, language());
    //: %1 is such as "≈ 120 tokens"; how much of a prompt the companion's description takes
    m_tokens->setText(tokens > 0 ? tr("%1 in every prompt").arg(tokensNote(tokens)) : QString());
    refreshTabs();
    refreshState();
}

void PersonaWindow::refreshTabs()
{
    const Theme &theme = themeOf(this);
    const model::Persona &persona = m_session->edit().persona();
    for (int index = 0; index < kLanguageTabs.size(); ++index) {
        const model::Language one = kLanguageTabs.at(index);
        //: %1 is a language; the companion's texts in the others stand behind this one
        m_tabs->setTabText(index, one == persona.mainLanguage ? tr("%1 (main)").arg(languageOwnName(one))
                                                              : languageOwnName(one));
        const bool wrong =
            m_triedToSave &&
            std::any_of(m_form->flaws().cbegin(), m_form->flaws().cend(), [&](const persona::Flaw &flaw) {
                return flaw.language == one && flaw.severity == persona::Severity::Error;
            });
        m_tabs->setTabIcon(index, wrong ? icon(IconName::Error, theme, theme.error) : QIcon());
    }
    const bool other = language() != persona.mainLanguage;
    const bool written = persona.texts.contains(language());
    m_makeMain->setVisible(other && written);
}

void PersonaWindow::refreshState()
{
    const Theme &theme = themeOf(this);
    using State = PersonaSession::DraftState;
    PersonaEdit &edit = m_session->edit();
    const auto errors =
        std::count_if(m_form->flaws().cbegin(), m_form->flaws().cend(),
                      [](const persona::Flaw &flaw) { return flaw.severity == persona::Severity::Error; });
    QString text;
    if (m_session->isSaving())
        text = tr("Saving…");
    else if (m_triedToSave && errors > 0)
        text = tr("%n thing(s) must be changed before it can be saved.", nullptr, int(errors));
    else if (m_savedJustNow)
        text = tr("Saved. Rooms use it from its next turn on.");
    else if (m_session->draftState() == State::Lost)
        text = tr("These changes cannot be kept: %1").arg(m_session->problem());
    else if (m_session->draftState() == State::Kept)
        text = tr("Not saved yet, but kept as a draft.");
    else
        text = edit.isChanged()  ? tr("Not saved yet.")
               : edit.isStored() ? tr("Everything is saved.")
                                 : QString();
    const bool trouble = (m_triedToSave && errors > 0) || m_session->draftState() == State::Lost;
    QPalette palette = this->palette();
    palette.setColor(QPalette::PlaceholderText, trouble ? theme.error : theme.mutedText);
    m_state->setPalette(palette);
    m_state->setText(text);

    m_undo->setEnabled(edit.undoStack().canUndo());
    m_redo->setEnabled(edit.undoStack().canRedo());
    m_save->setEnabled(!m_session->isSaving() && (edit.isChanged() || !edit.isStored()));
    const auto stored = m_desk.persona(personaId());
    for (QAction *action : {m_duplicate, m_export, m_versions, m_archive, m_remove})
        action->setEnabled(stored.has_value());
    m_archive->setText(stored && stored->archived ? tr("Bring back") : tr("Archive"));
}

void PersonaWindow::retranslate()
{
    setAccessibleName(tr("Companion"));
    m_tabs->setAccessibleName(tr("Language of what you write"));
    m_makeMain->setText(tr("Make this the main language"));
    m_makeMain->setToolTip(tr("Where a text is missing in another language, the main one stands in."));
    const auto name = [](QToolButton *button, const QString &text, QKeySequence::StandardKey key) {
        button->setToolTip(u"%1 (%2)"_s.arg(text, QKeySequence(key).toString(QKeySequence::NativeText)));
        button->setAccessibleName(text);
    };
    name(m_undo, tr("Undo"), QKeySequence::Undo);
    name(m_redo, tr("Redo"), QKeySequence::Redo);
    m_menuButton->setToolTip(tr("More"));
    m_menuButton->setAccessibleName(tr("More"));
    m_duplicate->setText(tr("Duplicate"));
    m_export->setText(tr("Export…"));
    m_versions->setText(tr("Versions…"));
    m_remove->setText(tr("Delete…"));
    m_close->setText(tr("Close"));
    m_save->setText(tr("Save"));
    m_save->setToolTip(QKeySequence(QKeySequence::Save).toString(QKeySequence::NativeText));
    m_tokens->setToolTip(
        tr("An estimate of how much of every prompt this companion takes in this language."));
}

} // namespace studio::ui
