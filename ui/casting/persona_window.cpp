// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/persona_window.h"

#include "ui/casting/casting_desk.h"
#include "ui/casting/notice_bar.h"
#include "ui/casting/persona_form.h"
#include "ui/casting/persona_preview.h"
#include "ui/casting/persona_session.h"
#include "ui/casting/picture_desk.h"
#include "ui/casting/sprite_row.h"
#include "ui/casting/trial_pane.h"
#include "ui/panels/plain_label.h"

#include <QAction>
#include <QCloseEvent>
#include <QFrame>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kFirstSize(1120, 720);
constexpr QSize kSmallest(640, 420);
constexpr int kPreviewWidth = 344;
const QList<model::Language> kTabs{model::Language::English, model::Language::Japanese,
                                   model::Language::Chinese};

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

QFrame *line(QFrame::Shape shape)
{
    auto *frame = new QFrame;
    frame->setFrameShape(shape);
    frame->setFrameShadow(QFrame::Plain);
    frame->setForegroundRole(QPalette::Mid);
    frame->setFixedHeight(shape == QFrame::HLine ? 1 : QWIDGETSIZE_MAX);
    return frame;
}

} // namespace

PersonaWindow::PersonaWindow(PersonaSession *session, CastingDesk &desk, PictureDesk *pictures,
                             const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_desk(desk)
    , m_pictures(pictures)
    , m_theme(theme)
{
    setObjectName(u"personaWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumSize(kSmallest);
    resize(parent ? kFirstSize.boundedTo(parent->window()->size() - QSize(48, 48)).expandedTo(kSmallest)
                  : kFirstSize);
    session->setParent(this);
    pictures->setParent(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    makeHead(column);
    m_notice = new NoticeBar(theme, this);
    column->addWidget(m_notice);
    makeBody(column);
    makeFoot(column);
    connectSession();
    connectDesk();
    connectPictures();
    retranslate();
    m_tabs->setCurrentIndex(int(kTabs.indexOf(session->edit().persona().mainLanguage)));
    showLanguage(m_tabs->currentIndex());
    refresh();
    m_form->focusName();
}

/// Children look at the session's edit and trial, so they go before it.
PersonaWindow::~PersonaWindow()
{
    m_session->disconnect(this);
    delete m_body;
}

void PersonaWindow::makeHead(QVBoxLayout *column)
{
    m_title = plainLabel(u"personaTitle"_s, this);
    m_title->setWordWrap(false);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(u"personaLanguages"_s);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (qsizetype index = 0; index < kTabs.size(); ++index)
        m_tabs->addTab({});
    connect(m_tabs, &QTabBar::currentChanged, this, &PersonaWindow::showLanguage);
    m_makeMain = new QPushButton(this);
    m_makeMain->setObjectName(u"personaMakeMain"_s);
    m_makeMain->setAutoDefault(false);
    m_makeMain->setFlat(true);
    connect(m_makeMain, &QPushButton::clicked, this, &PersonaWindow::makeMain);
    makeMenu();

    const Metrics &metrics = m_theme.metrics;
    auto *head = new QHBoxLayout;
    head->setContentsMargins(metrics.large + metrics.small, metrics.medium, metrics.large, metrics.tiny);
    head->setSpacing(metrics.small);
    head->addWidget(m_title, 1);
    for (QToolButton *button : {m_undo, m_redo, m_menuButton})
        head->addWidget(button);
    column->addLayout(head);
    auto *languages = new QHBoxLayout;
    languages->setContentsMargins(metrics.large, 0, metrics.large, 0);
    languages->setSpacing(metrics.small);
    languages->addWidget(m_tabs);
    languages->addWidget(m_makeMain);
    languages->addStretch(1);
    column->addLayout(languages);
    column->addWidget(line(QFrame::HLine));
}

void PersonaWindow::makeMenu()
{
    const auto button = [this](const QString &objectName) {
        auto *made = new QToolButton(this);
        made->setObjectName(objectName);
        made->setAutoRaise(true);
        return made;
    };
    m_undo = button(u"personaUndo"_s);
    m_redo = button(u"personaRedo"_s);
    m_menuButton = button(u"personaMenu"_s);
    QUndoStack &stack = m_session->edit().undoStack();
    connect(m_undo, &QToolButton::clicked, &stack, &QUndoStack::undo);
    connect(m_redo, &QToolButton::clicked, &stack, &QUndoStack::redo);
    for (const auto &[keys, what] : {std::pair(QKeySequence::Undo, &QUndoStack::undo),
                                     std::pair(QKeySequence::Redo, &QUndoStack::redo)}) {
        auto *action = new QAction(this);
        action->setShortcuts(keys);
        addAction(action);
        connect(action, &QAction::triggered, &stack, what);
    }
    auto *saving = new QAction(this);
    saving->setShortcuts(QKeySequence::Save);
    addAction(saving);
    connect(saving, &QAction::triggered, this, &PersonaWindow::save);

    auto *menu = new QMenu(this);
    m_duplicate = menu->addAction({}, this, [this] { Q_EMIT duplicateWanted(personaId()); });
    m_export = menu->addAction({}, this, [this] { Q_EMIT exportWanted(personaId()); });
    menu->addSeparator();
    m_archive = menu->addAction({}, this, &PersonaWindow::archive);
    m_remove = menu->addAction({}, this, &PersonaWindow::askToRemove);
    connect(m_menuButton, &QToolButton::clicked, this,
            [this, menu] { menu->popup(m_menuButton->mapToGlobal(QPoint(0, m_menuButton->height()))); });
}

void PersonaWindow::makeBody(QVBoxLayout *column)
{
    m_body = new QWidget(this);
    m_form = new PersonaForm(m_session->edit(), m_theme);
    auto *side = new QWidget;
    side->setObjectName(u"personaSide"_s);
    m_preview = new PersonaPreview(m_theme, side);
    m_trial = new TrialPane(m_session->trial(), m_theme, side);
    const int margin = m_theme.metrics.large + m_theme.metrics.small;
    auto *sideColumn = new QVBoxLayout(side);
    sideColumn->setContentsMargins(margin, margin, margin, margin);
    sideColumn->setSpacing(margin);
    sideColumn->addWidget(m_preview);
    sideColumn->addWidget(line(QFrame::HLine));
    sideColumn->addWidget(m_trial);
    sideColumn->addStretch(1);

    auto *row = new QHBoxLayout(m_body);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(scrolling(u"personaScroll"_s, m_form), 1);
    row->addWidget(line(QFrame::VLine));
    QScrollArea *area = scrolling(u"personaSideScroll"_s, side);
    area->setFixedWidth(kPreviewWidth);
    row->addWidget(area);
    column->addWidget(m_body, 1);
    column->addWidget(line(QFrame::HLine));
    connect(m_form, &PersonaForm::pictureChosen, m_pictures, &PictureDesk::takeFile);
    connect(m_form, &PersonaForm::flawsChanged, this, &PersonaWindow::refreshState);
}

void PersonaWindow::makeFoot(QVBoxLayout *column)
{
    m_state = quietLabel(u"personaState"_s, this);
    m_tokens = quietLabel(u"personaTokens"_s, this);
    m_tokens->setWordWrap(false);
    m_close = new QPushButton(this);
    m_close->setObjectName(u"personaClose"_s);
    m_close->setAutoDefault(false);
    m_save = new QPushButton(this);
    m_save->setObjectName(u"personaSave"_s);
    m_save->setDefault(true);
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
    connect(m_save, &QPushButton::clicked, this, &PersonaWindow::save);
    const Metrics &metrics = m_theme.metrics;
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(metrics.large + metrics.small, metrics.medium, metrics.large, metrics.medium);
    foot->setSpacing(metrics.small);
    foot->addWidget(m_state, 1);
    foot->addWidget(m_tokens);
    foot->addSpacing(metrics.small);
    foot->addWidget(m_close);
    foot->addWidget(m_save);
    column->addLayout(foot);
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
        retranslate();
    });
    connect(m_session, &PersonaSession::saveFailed, this, [this](const base::Error &error) {
        m_notice->ask(tr("Not saved: %1 Your changes are kept as a draft.").arg(error.text),
                      {{u"noticeRetry"_s, tr("Save again"), [this] { save(); }}}, true);
    });
}

void PersonaWindow::connectDesk()
{
    m_form->setTaken(m_desk.takenIds());
    connect(&m_desk, &CastingDesk::listed, this, [this] {
        m_form->setTaken(m_desk.takenIds());
        refreshState();
    });
    connect(&m_desk, &CastingDesk::removed, this, [this](const base::ParticipantId &id) {
        if (id != personaId())
            return;
        m_session->dropDraft();
        m_closingAnyway = true;
        close();
    });
    connect(&m_desk, &CastingDesk::removeRefused, this,
            [this](const base::ParticipantId &id, const QString &reason) {
                if (id == m_removing)
                    m_notice->ask(reason,
                                  {{u"noticeArchive"_s, tr("Archive instead"), [this] { archive(); }},
                                   {u"noticeKeep"_s, tr("Leave it"), {}}},
                                  true);
                m_removing = {};
            });
    connect(
        &m_desk, &CastingDesk::archivedChanged, this, [this](const base::ParticipantId &id, bool archived) {
            if (id == personaId())
                m_notice->ask(
                    archived
                        ? tr("%1 is archived: its rooms keep it, new rooms are not offered it.").arg(name())
                        : tr("%1 is back among the companions.").arg(name()),
                    {});
        });
}

void PersonaWindow::connectPictures()
{
    connect(m_pictures, &PictureDesk::busyChanged, this,
            [this] { m_form->setPictureBusy(m_pictures->isBusy()); });
    connect(m_pictures, &PictureDesk::refused, m_form, &PersonaForm::tellPictureTrouble);
    connect(m_pictures, &PictureDesk::stored, this, [this](const QString &hash, const QImage &picture) {
        m_shownPicture = hash;
        m_preview->setPicture(picture);
        m_session->edit().endStep();
        m_session->edit().change(persona::Field::Avatar,
                                 [&](model::Persona &persona) { persona.avatar.picture = hash; });
    });
    connect(m_pictures, &PictureDesk::fetched, this, [this](const QString &hash, const QImage &picture) {
        if (hash == m_session->edit().persona().avatar.picture)
            m_preview->setPicture(picture);
    });
    connectSprites();
}

void PersonaWindow::connectSprites()
{
    SpriteDesk *desk = &m_pictures->sprites();
    SpriteRow *row = &m_form->sprites();
    connect(row, &SpriteRow::folderChosen, desk, &SpriteDesk::takeFolder);
    connect(row, &SpriteRow::pictureNeeded, m_pictures, &PictureDesk::fetch);
    connect(m_pictures, &PictureDesk::fetched, row, &SpriteRow::setPicture);
    row->askAgain(); // the form was filled before anybody listened
    connect(desk, &SpriteDesk::busyChanged, this, [row, desk] { row->setBusy(desk->isBusy()); });
    connect(desk, &SpriteDesk::taken, this,
            [this, row](const QMap<QString, QString> &sprites, const QStringList &refused) {
                if (!sprites.isEmpty()) {
                    m_session->edit().endStep();
                    m_session->edit().change(persona::Field::Avatar, [&](model::Persona &persona) {
                        persona.avatar.sprites = sprites;
                    });
                }
                row->tellRefused(refused);
            });
}

void PersonaWindow::closeEvent(QCloseEvent *event)
{
    m_session->trial().cancel();
    if (m_session->draftState() == PersonaSession::DraftState::Lost && !m_closingAnyway) {
        m_notice->ask(tr("These changes cannot be kept: %1").arg(m_session->problem()),
                      {{u"noticeStay"_s, tr("Stay"), {}},
                       {u"noticeCloseAnyway"_s, tr("Close and lose them"),
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

void PersonaWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
}

} // namespace studio::ui
