// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/persona_window.h"

#include "core/persona/tokens.h"
#include "ui/forms/ability_list.h"
#include "ui/forms/language_tabs.h"
#include "ui/forms/model_list.h"
#include "ui/persona/casting_desk.h"
#include "ui/persona/form/persona_form.h"
#include "ui/persona/persona_foot.h"
#include "ui/persona/persona_head.h"
#include "ui/persona/persona_pictures.h"
#include "ui/persona/persona_preview.h"
#include "ui/persona/persona_removal.h"
#include "ui/persona/persona_session.h"
#include "ui/persona/persona_side.h"
#include "ui/persona/picture_desk.h"
#include "ui/persona/room_offer.h"
#include "ui/persona/trial_pane.h"
#include "ui/persona/versions_dialog.h"
#include "ui/theme/hooks.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/notice_bar.h"

#include <QAction>
#include <QCloseEvent>
#include <QLocale>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kSmallest(640, 420);
constexpr int kSideWidth = 344;
constexpr int kWidestSide = 480; // beside the form, unless the user drags it wider

QScrollArea *scrolling(const QString &objectName, QWidget *content)
{
    auto *area = new QScrollArea;
    area->setObjectName(objectName);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

QString when(const QDateTime &utc)
{
    const QDateTime time = utc.toLocalTime();
    return time.date() == QDate::currentDate() ? QLocale().toString(time.time(), QLocale::ShortFormat)
                                               : QLocale().toString(time, QLocale::ShortFormat);
}

bool isError(const persona::Flaw &flaw) { return flaw.severity == persona::Severity::Error; }

} // namespace

PersonaWindow::PersonaWindow(PersonaSession *session, CastingDesk &desk, PictureDesk *pictures,
                             QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_desk(desk)
    , m_pictureDesk(pictures)
{
    setObjectName(u"personaWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumSize(kSmallest);
    constexpr QSize kFirstSize(1120, 720);
    resize(parent ? kFirstSize.boundedTo(parent->window()->size() - QSize(48, 48)).expandedTo(kSmallest)
                  : kFirstSize);
    session->setParent(this);
    pictures->setParent(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_head = new PersonaHead(session->edit().undoStack(), this);
    column->addWidget(m_head);
    m_notice = new NoticeBar(this);
    column->addWidget(m_notice);
    m_removal = new PersonaRemoval(m_desk, *m_notice, this);
    makeBody(column);
    column->addWidget(hairline(this));
    m_foot = new PersonaFoot(this);
    column->addWidget(m_foot);
    connectHead();
    addShortcuts();
    connect(m_foot, &PersonaFoot::closeWanted, this, &QWidget::close);
    connect(m_foot, &PersonaFoot::saveWanted, this, &PersonaWindow::save);
    connectSession();
    connectDesk();
    m_head->chooseLanguage(session->edit().persona().mainLanguage);
    showLanguage();
    m_form->focusName();
    onThemeChange(this, [this] { refresh(); });
    onRetranslate(this, [this] {
        setAccessibleName(tr("Companion"));
        refresh();
    });
}

/// Children use the session's edit and trial, so they go before it.
PersonaWindow::~PersonaWindow()
{
    m_session->disconnect(this);
    delete m_body;
}

void PersonaWindow::connectHead()
{
    connect(m_head, &PersonaHead::languageChosen, this, &PersonaWindow::showLanguage);
    connect(m_head, &PersonaHead::mainLanguageWanted, this, &PersonaWindow::makeMain);
    connect(m_head, &PersonaHead::duplicateWanted, this, [this] { Q_EMIT duplicateWanted(personaId()); });
    connect(m_head, &PersonaHead::exportWanted, this, [this] { Q_EMIT exportWanted(personaId()); });
    connect(m_head, &PersonaHead::versionsWanted, this, &PersonaWindow::openVersions);
    connect(m_head, &PersonaHead::archiveWanted, m_removal, &PersonaRemoval::archive);
    connect(m_head, &PersonaHead::removalWanted, m_removal, &PersonaRemoval::ask);
}

void PersonaWindow::addShortcuts()
{
    const auto add = [this](QKeySequence::StandardKey keys) {
        auto *action = new QAction(this);
        action->setShortcuts(keys);
        addAction(action);
        return action;
    };
    QUndoStack &stack = m_session->edit().undoStack();
    connect(add(QKeySequence::Undo), &QAction::triggered, &stack, &QUndoStack::undo);
    connect(add(QKeySequence::Redo), &QAction::triggered, &stack, &QUndoStack::redo);
    connect(add(QKeySequence::Save), &QAction::triggered, this, &PersonaWindow::save);
}

void PersonaWindow::makeBody(QVBoxLayout *column)
{
    m_body = new QSplitter(Qt::Horizontal, this);
    m_body->setObjectName(u"personaBody"_s);
    m_body->setChildrenCollapsible(false);
    m_body->setHandleWidth(1);
    m_form = new PersonaForm(m_session->edit());
    QScrollArea *area = scrolling(u"personaScroll"_s, m_form);
    area->setMinimumWidth(kSmallest.width() - kSideWidth - 1);
    m_side = new PersonaSide(m_session->trial(), m_session->prompt());
    m_side->setMinimumWidth(kSideWidth);
    m_body->addWidget(area);
    m_body->addWidget(m_side);
    m_body->setStretchFactor(0, 1);
    m_body->setStretchFactor(1, 0);
    column->addWidget(m_body, 1);
    m_pictures = new PersonaPictures(*m_pictureDesk, m_session->edit(), *m_form, m_side->preview(), m_body);
    connect(m_form, &PersonaForm::flawsChanged, this, &PersonaWindow::refreshState);
    connect(m_side, &PersonaSide::pageChosen, this, &PersonaWindow::giveRoom);
    connect(&m_side->trial(), &TrialPane::lineChanged, this, &PersonaWindow::refresh);
}

void PersonaWindow::connectSession()
{
    connect(&m_session->edit(), &PersonaEdit::changed, this, [this] {
        m_savedJustNow = false;
        refresh();
    });
    connect(m_session, &PersonaSession::draftChanged, this, &PersonaWindow::refreshState);
    connect(m_session, &PersonaSession::saved, this, [this] {
        m_savedJustNow = true;
        m_triedToSave = false;
        m_notice->dismiss();
        offerNextStep();
    });
    connect(m_session, &PersonaSession::saveFailed, this, [this](const base::Error &error) {
        m_notice->ask(tr("Could not save: %1 Your changes are kept as a draft.").arg(error.text),
                      {{u"noticeRetry"_s, tr("Save again"), [this] { save(); }}}, true);
    });
}

/// Not for a companion who is in the room on screen or archived: there is nothing left to do.
void PersonaWindow::offerNextStep()
{
    const base::ParticipantId id = personaId();
    if (!m_rooms || id.isEmpty() || m_session->edit().persona().archived)
        return;
    const bool isIn = m_rooms->hasRoom() && m_rooms->missing({id}).isEmpty();
    if (!isIn)
        m_rooms->ask(tr("%1 is saved and can join a room now.").arg(name()), {id}, *m_notice);
}

void PersonaWindow::connectDesk()
{
    m_form->setTaken(m_desk.takenIds());
    connect(&m_desk, &CastingDesk::listed, this, [this] {
        m_form->setTaken(m_desk.takenIds());
        refreshState();
    });
    connect(m_removal, &PersonaRemoval::removed, this, [this](PersonaRemoval::By who) {
        if (who == PersonaRemoval::By::Others && m_session->edit().isChanged())
            return offerToSaveAgain();
        m_session->dropDraft();
        m_closingAnyway = true;
        close();
    });
}

/// The companion was deleted in another window, perhaps by a user who forgot about this form.
void PersonaWindow::offerToSaveAgain()
{
    m_session->edit().takeRemoved();
    m_session->keepNow();
    m_notice->ask(tr("%1 was deleted. Your unsaved changes are still here.").arg(name()),
                  {{u"noticeSaveAgain"_s, tr("Save again"), [this] { save(); }},
                   {u"noticeDiscard"_s, tr("Discard changes"),
                    [this] {
                        m_session->dropDraft();
                        m_closingAnyway = true;
                        close();
                    }}},
                  true);
}

void PersonaWindow::offerModels(ModelList &models)
{
    m_form->offerModels(models);
    m_side->trial().offerModels(models);
    refresh();
}

void PersonaWindow::offerVoices(ports::VoicePort &voices) { m_form->offerVoices(voices); }

void PersonaWindow::offerAbilities(AbilityList &abilities)
{
    AbilityList *list = &abilities;
    m_form->setAbilities(list->known());
    connect(list, &AbilityList::changed, this, [this, list] { m_form->setAbilities(list->known()); });
    connect(m_form, &PersonaForm::abilitiesNeeded, list, &AbilityList::ask);
}

void PersonaWindow::offerDraft(const KeptDraft &draft)
{
    const model::PersonaText text = draft.persona.textIn(draft.persona.mainLanguage);
    const QString time = when(draft.time);
    const QString question = draft.stored ? tr("You have unsaved changes from %1.").arg(time)
                             : text.name.isEmpty()
                                 ? tr("A companion without a name, from %1, was never saved.").arg(time)
                                 : tr("%1, from %2, was never saved.").arg(text.name, time);
    m_body->setEnabled(!draft.stored);
    m_notice->ask(question, {{u"draftRestore"_s, tr("Restore"),
                              [this, draft] {
                                  m_body->setEnabled(true);
                                  m_session->restore(draft);
                                  m_head->chooseLanguage(draft.persona.mainLanguage);
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

void PersonaWindow::askToRemove() { m_removal->ask(); }

base::ParticipantId PersonaWindow::personaId() const
{
    return m_session->edit().isStored() ? m_session->edit().persona().id : base::ParticipantId();
}

QString PersonaWindow::name() const
{
    const QString name = m_session->edit().persona().textIn(m_head->language()).name.trimmed();
    return name.isEmpty() ? tr("the new companion") : name;
}

void PersonaWindow::save()
{
    if (m_session->isSaving() || !m_body->isEnabled())
        return;
    m_triedToSave = true;
    if (const auto flaw = persona::firstError(m_form->flaws())) {
        if (flaw->language)
            m_head->chooseLanguage(*flaw->language);
        m_form->showAllFlaws();
        return;
    }
    m_session->save();
}

void PersonaWindow::showLanguage()
{
    m_form->setLanguage(m_head->language());
    refresh();
}

void PersonaWindow::makeMain()
{
    m_session->edit().endStep();
    m_session->edit().setMainLanguage(m_head->language());
    m_session->edit().endStep();
}

void PersonaWindow::openVersions()
{
    PersonaEdit &edit = m_session->edit();
    auto *dialog = new VersionsDialog(m_session->personas(), edit.persona(), edit.isChanged(), this);
    connect(dialog, &VersionsDialog::restoreWanted, this, &PersonaWindow::takeVersion);
    dialog->open();
}

/// An edit like any other: the next save makes a new version of the persona.
void PersonaWindow::takeVersion(const model::Persona &persona)
{
    m_session->edit().replace(persona);
    m_notice->ask(tr("The version is now in the form. Save it, or undo."), {});
}

void PersonaWindow::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    if (!event->spontaneous())
        giveRoom(false); // it opens with the face
}

/// A prompt needs room for reading, a face does not. With long or large words the form needs the room too.
void PersonaWindow::giveRoom(bool toTheSide)
{
    const int all = m_body->width() - m_body->handleWidth();
    const int side = toTheSide ? std::max(kSideWidth, all * 9 / 20)
                               : std::clamp(m_side->sizeHint().width(), kSideWidth, kWidestSide);
    m_body->setSizes({all - side, side});
}

void PersonaWindow::refresh()
{
    const model::Persona &persona = m_session->edit().persona();
    const model::Language language = m_head->language();
    m_removal->setCompanion(personaId(), name());
    refreshSide();
    const QString shown = persona.textIn(language).name.trimmed();
    m_head->setTitle(!shown.isEmpty() ? shown : tr("New companion"));
    setWindowTitle(m_session->edit().isStored() ? tr("%1 – companion").arg(shown) : tr("New companion"));
    m_foot->showTokens(persona::promptHeadTokens(persona, language));
    refreshLanguages();
    refreshState();
}

void PersonaWindow::refreshSide()
{
    const model::Persona &persona = m_session->edit().persona();
    const model::Language language = m_head->language();
    m_side->preview().show(persona, language);
    m_pictures->refresh();
    TrialPane &trial = m_side->trial();
    trial.setPersona(persona, language);
    trial.setReason(m_form->canBeSaved() || !persona.textIn(language).name.trimmed().isEmpty()
                        ? QString()
                        : tr("Enter a name to try the companion."));
    // A prompt needs a line of a speaker.
    m_session->prompt().follow(persona, language, trial.line().isEmpty() ? tr("Hello!") : trial.line());
}

void PersonaWindow::refreshLanguages()
{
    const model::Persona &persona = m_session->edit().persona();
    QList<model::Language> faulty;
    if (m_triedToSave)
        for (const persona::Flaw &flaw : m_form->flaws())
            if (flaw.language && isError(flaw))
                faulty.append(*flaw.language);
    m_head->showLanguages(persona.mainLanguage, faulty, persona.texts.contains(m_head->language()));
}

void PersonaWindow::refreshState()
{
    PersonaEdit &edit = m_session->edit();
    m_foot->showState(stateText(),
                      hasShownErrors() || m_session->draftState() == PersonaSession::DraftState::Lost);
    m_foot->setSavable(!m_session->isSaving() && (edit.isChanged() || !edit.isStored()));
    const auto stored = m_desk.persona(personaId());
    m_head->refresh(stored.has_value(), stored && stored->archived);
}

bool PersonaWindow::hasShownErrors() const
{
    return m_triedToSave && persona::firstError(m_form->flaws()).has_value();
}

QString PersonaWindow::stateText() const
{
    using State = PersonaSession::DraftState;
    if (m_session->isSaving())
        return tr("Saving…");
    if (hasShownErrors()) {
        const auto errors = std::count_if(m_form->flaws().cbegin(), m_form->flaws().cend(), isError);
        return tr("Fix %n problem(s) to save.", nullptr, int(errors));
    }
    if (m_savedJustNow)
        return tr("Saved. Used from the companion’s next turn.");
    if (m_session->draftState() == State::Lost)
        return tr("Could not keep these changes: %1").arg(m_session->problem());
    if (m_session->draftState() == State::Kept)
        return tr("Not saved yet, but kept as a draft.");
    if (m_session->edit().isChanged())
        return tr("Not saved yet.");
    return m_session->edit().isStored() ? tr("Everything is saved.") : QString();
}

void PersonaWindow::closeEvent(QCloseEvent *event)
{
    m_session->trial().cancel();
    if (m_session->draftState() == PersonaSession::DraftState::Lost && !m_closingAnyway) {
        m_notice->ask(tr("Could not keep these changes: %1").arg(m_session->problem()),
                      {{u"noticeStay"_s, tr("Cancel"), {}},
                       {u"noticeCloseAnyway"_s, tr("Discard changes"),
                        [this] {
                            m_closingAnyway = true;
                            close();
                        }}},
                      true);
        event->ignore();
        return;
    }
    if (m_session->edit().isChanged() && !m_closingAnyway) {
        m_session->keepNow();
        Q_EMIT draftKept(name());
    }
    event->accept();
}

} // namespace studio::ui
