// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/persona_head.h"

#include "ui/forms/field_names.h"
#include "ui/forms/language_tabs.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/plain_label.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

PersonaHead::PersonaHead(QUndoStack &steps, QWidget *parent)
    : QWidget(parent)
    , m_steps(steps)
    , m_title(plainLabel(u"personaTitle"_s, this))
{
    m_title->setWordWrap(false);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    makeLanguages();
    makeButtons();
    makeMenu();
    arrange();
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { applyTheme(); });
}

void PersonaHead::makeLanguages()
{
    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(u"personaLanguages"_s);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (qsizetype index = 0; index < kLanguageTabs.size(); ++index)
        m_tabs->addTab({});
    connect(m_tabs, &QTabBar::currentChanged, this, &PersonaHead::languageChosen);
    m_makeMain = new QPushButton(this);
    m_makeMain->setObjectName(u"personaMakeMain"_s);
    m_makeMain->setAutoDefault(false);
    m_makeMain->setFlat(true);
    connect(m_makeMain, &QPushButton::clicked, this, &PersonaHead::mainLanguageWanted);
}

void PersonaHead::makeButtons()
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
    connect(m_undo, &QToolButton::clicked, &m_steps, &QUndoStack::undo);
    connect(m_redo, &QToolButton::clicked, &m_steps, &QUndoStack::redo);
}

void PersonaHead::makeMenu()
{
    auto *menu = new QMenu(this);
    m_duplicate = menu->addAction({}, this, &PersonaHead::duplicateWanted);
    m_export = menu->addAction({}, this, &PersonaHead::exportWanted);
    m_versions = menu->addAction({}, this, &PersonaHead::versionsWanted);
    m_versions->setObjectName(u"personaVersions"_s);
    menu->addSeparator();
    m_archive = menu->addAction({}, this, &PersonaHead::archiveWanted);
    m_remove = menu->addAction({}, this, &PersonaHead::removalWanted);
    connect(m_menuButton, &QToolButton::clicked, this,
            [this, menu] { menu->popup(m_menuButton->mapToGlobal(QPoint(0, m_menuButton->height()))); });
}

void PersonaHead::arrange()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *head = new QHBoxLayout;
    head->setContentsMargins(metrics.large + metrics.small, metrics.medium, metrics.large, metrics.tiny);
    head->setSpacing(metrics.small);
    head->addWidget(m_title, 1);
    for (QToolButton *button : {m_undo, m_redo, m_menuButton})
        head->addWidget(button);
    auto *languages = new QHBoxLayout;
    languages->setContentsMargins(metrics.large, 0, metrics.large, 0);
    languages->setSpacing(metrics.small);
    languages->addWidget(m_tabs);
    languages->addWidget(m_makeMain);
    languages->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addLayout(languages);
    column->addWidget(hairline(this));
}

model::Language PersonaHead::language() const { return kLanguageTabs.value(m_tabs->currentIndex()); }

void PersonaHead::chooseLanguage(model::Language language)
{
    m_tabs->setCurrentIndex(int(kLanguageTabs.indexOf(language)));
}

void PersonaHead::setTitle(const QString &title) { m_title->setText(title); }

void PersonaHead::showLanguages(model::Language main, const QList<model::Language> &faulty,
                                bool canBecomeMain)
{
    const Theme &theme = themeOf(this);
    for (int index = 0; index < kLanguageTabs.size(); ++index) {
        const model::Language one = kLanguageTabs.at(index);
        const QString name = languageOwnName(one);
        //: %1 is a language; the companion's texts in the others stand behind this one
        m_tabs->setTabText(index, one == main ? tr("%1 (main)").arg(name) : name);
        m_tabs->setTabIcon(index, faulty.contains(one) ? icon(IconName::Error, theme, theme.error) : QIcon());
    }
    m_makeMain->setVisible(canBecomeMain && language() != main);
}

void PersonaHead::refresh(bool isStored, bool isArchived)
{
    m_undo->setEnabled(m_steps.canUndo());
    m_redo->setEnabled(m_steps.canRedo());
    for (QAction *action : {m_duplicate, m_export, m_versions, m_archive, m_remove})
        action->setEnabled(isStored);
    m_archive->setText(isArchived ? tr("Unarchive") : tr("Archive"));
}

void PersonaHead::applyTheme()
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
}

void PersonaHead::retranslate()
{
    m_tabs->setAccessibleName(tr("Language of the texts"));
    m_makeMain->setText(tr("Make this the main language"));
    m_makeMain->setToolTip(tr("Texts missing in another language are taken from the main language."));
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
}

void PersonaHead::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

} // namespace studio::ui
