// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/persona_window.h"

#include "ui/forms/language_tabs.h"
#include "ui/persona/form/persona_form.h"
#include "ui/persona/persona_session.h"
#include "ui/persona/persona_side.h"
#include "ui/persona/picture_desk.h"
#include "ui/persona/trial_pane.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/plain_label.h"

#include <QAction>
#include <QCloseEvent>
#include <QFrame>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QToolButton>
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

} // namespace

PersonaWindow::PersonaWindow(PersonaSession *session, CastingDesk &desk, PictureDesk *pictures,
                             QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_desk(desk)
    , m_pictures(pictures)
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
    makeHead(column);
    m_notice = new NoticeBar(this);
    column->addWidget(m_notice);
    makeBody(column);
    makeFoot(column);
    connectSession();
    connectDesk();
    connectPictures();
    onRetranslate(this, [this] { retranslate(); });
    m_tabs->setCurrentIndex(int(kLanguageTabs.indexOf(session->edit().persona().mainLanguage)));
    showLanguage(m_tabs->currentIndex());
    refresh();
    m_form->focusName();
    onThemeChange(this, [this] { applyTheme(); });
}

/// Children use the session's edit and trial, so they go before it.
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
    for (qsizetype index = 0; index < kLanguageTabs.size(); ++index)
        m_tabs->addTab({});
    connect(m_tabs, &QTabBar::currentChanged, this, &PersonaWindow::showLanguage);
    m_makeMain = new QPushButton(this);
    m_makeMain->setObjectName(u"personaMakeMain"_s);
    m_makeMain->setAutoDefault(false);
    m_makeMain->setFlat(true);
    connect(m_makeMain, &QPushButton::clicked, this, &PersonaWindow::makeMain);
    makeMenu();

    const Metrics &metrics = themeOf(this).metrics;
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
    column->addWidget(hairline(this));
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
    m_versions = menu->addAction({}, this, &PersonaWindow::openVersions);
    m_versions->setObjectName(u"personaVersions"_s);
    menu->addSeparator();
    m_archive = menu->addAction({}, this, &PersonaWindow::archive);
    m_remove = menu->addAction({}, this, &PersonaWindow::askToRemove);
    connect(m_menuButton, &QToolButton::clicked, this,
            [this, menu] { menu->popup(m_menuButton->mapToGlobal(QPoint(0, m_menuButton->height()))); });
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
    column->addWidget(hairline(this));
    connect(m_form, &PersonaForm::pictureChosen, m_pictures, &PictureDesk::takeFile);
    connect(m_form, &PersonaForm::flawsChanged, this, &PersonaWindow::refreshState);
    connect(m_side, &PersonaSide::pageChosen, this, &PersonaWindow::giveRoom);
    connect(&m_side->trial(), &TrialPane::lineChanged, this, &PersonaWindow::refresh);
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
    const Metrics &metrics = themeOf(this).metrics;
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
    if (event->type() == QEvent::FontChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

} // namespace studio::ui
