// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/mask_editor.h"

#include "core/base/sentences.h"
#include "ui/rooms/mask_table.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/short_name.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::FollowMask;

namespace {

constexpr qsizetype kMostNamedMembers = 4; // in one sentence

} // namespace

MaskEditor::MaskEditor(const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_legend(quietLabel(objectName + u"Legend"_s, this))
    , m_patterns(new QToolButton(this))
    , m_menu(new QMenu(this))
    , m_table(new MaskTable(objectName + u"Table"_s, m_model, this))
    , m_warning(plainLabel(objectName + u"Warning"_s, this))
    , m_users(quietLabel(objectName + u"Users"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(objectName);
    makePatterns();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.small);
    column->addWidget(m_legend);
    column->addWidget(m_patterns, 0, Qt::AlignLeft);
    auto *line = new QHBoxLayout;
    line->addWidget(m_table, 1);
    line->addStretch();
    column->addLayout(line);
    column->addWidget(m_warning);
    column->addWidget(m_users);
    connect(m_table, &MaskTable::edited, this, [this] {
        refresh();
        Q_EMIT edited();
    });
    retranslate();
    onThemeChange(this, [this] { applyTheme(); });
}

void MaskEditor::makePatterns()
{
    m_patterns->setObjectName(objectName() + u"Patterns"_s);
    m_patterns->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_patterns->setFocusPolicy(Qt::StrongFocus);
    m_patterns->setMinimumHeight(themeOf(this).metrics.control);
    connect(m_patterns, &QToolButton::clicked, this,
            [this] { m_menu->popup(m_patterns->mapToGlobal(QPoint(0, m_patterns->height()))); });
    m_menu->setObjectName(objectName() + u"Menu"_s);
    const auto action = [this](const QString &name, void (FollowMask::*pattern)()) {
        QAction *action = m_menu->addAction(QString());
        action->setObjectName(objectName() + name);
        connect(action, &QAction::triggered, this, [this, pattern] { use(pattern); });
        return action;
    };
    m_everybody = action(u"Everybody"_s, &FollowMask::letEverybody);
    m_moderators = m_menu->addMenu(QString());
    m_moderators->setObjectName(objectName() + u"Moderators"_s);
    m_allButSelf = action(u"AllButSelf"_s, &FollowMask::letAllButSelf);
    m_pairs = action(u"Pairs"_s, &FollowMask::pair);
}

void MaskEditor::fillModerators()
{
    m_moderators->clear();
    const QStringList &names = m_model.names();
    for (int member = 0; member < int(names.size()); ++member) {
        QAction *action = m_moderators->addAction(shortName(names[member]).replace(u'&', u"&&"_s));
        action->setObjectName(objectName() + u"Moderator%1"_s.arg(member));
        connect(action, &QAction::triggered, this, [this, member] { moderate(member); });
    }
}

void MaskEditor::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_patterns->setIcon(icon(IconName::ChevronDown, theme));
    QPalette palette = this->palette();
    palette.setColor(QPalette::WindowText, theme.warning);
    m_warning->setPalette(palette);
}

void MaskEditor::setMembers(const MemberChecks::Members &members, bool welcomes)
{
    QList<base::ParticipantId> ids;
    for (const VoterDeadlines::Voter &member : members)
        ids.append(member.id);
    FollowMask mask = m_model.mask();
    const bool isFirst = m_members.isEmpty(); // members who were there before the form
    m_members = members;
    if (welcomes && !isFirst)
        mask.welcome(ids);
    m_model.show({mask.follows(), ids}, distinctNames(members));
    m_table->setCurrentIndex(m_model.index(0, 0));
    m_table->fit();
    fillModerators();
    refresh();
}

void MaskEditor::show(const FollowMask::Follows &follows)
{
    m_model.change({follows, m_model.mask().members()});
    refresh();
}

void MaskEditor::setLinesUp(bool linesUp)
{
    m_linesUp = linesUp;
    refresh();
}

bool MaskEditor::canBeUsed() const { return m_members.size() > 1; }

void MaskEditor::use(void (FollowMask::*pattern)())
{
    FollowMask mask = m_model.mask();
    (mask.*pattern)();
    apply(mask);
}

void MaskEditor::moderate(int moderator)
{
    FollowMask mask = m_model.mask();
    mask.moderate(moderator);
    apply(mask);
}

void MaskEditor::apply(const FollowMask &mask)
{
    m_model.change(mask);
    refresh();
    Q_EMIT edited();
}

QString MaskEditor::named(const QList<qsizetype> &members) const
{
    QStringList names;
    for (const qsizetype member : members.mid(0, kMostNamedMembers))
        names.append(m_model.names().at(member));
    //: Between the names of a list
    return names.join(tr(", ")) + (members.size() > kMostNamedMembers ? u", …"_s : QString());
}

void MaskEditor::refresh()
{
    QStringList sentences;
    if (const auto ends = m_model.mask().deadEnds(); !ends.isEmpty())
        //: %1 is a name, or several
        sentences.append(tr("Nobody may speak after %1. The conversation ends there.").arg(named(ends)));
    if (const auto never = m_model.mask().neverFollow(); !never.isEmpty())
        //: %1 is a name, or several
        sentences.append(tr("May speak only after you, not after a companion: %1.").arg(named(never)));
    m_warning->setText(sentences.join(u'\n'));
    m_warning->setVisible(!sentences.isEmpty());
    QString users = tr("After your messages anyone may speak, whatever is ticked here.");
    if (m_linesUp)
        users = base::joinedSentences(
            {users, tr("When several companions answer you in turn, those who may not follow the "
                       "previous speaker are skipped.")});
    m_users->setText(users);
    m_table->setAccessibleDescription(sentences.isEmpty() ? m_legend->text()
                                                          : base::joinedSentences(sentences));
}

void MaskEditor::retranslate()
{
    m_legend->setText(tr(
        "Row: the companion who spoke last. Column: who may speak next. Space ticks, Ctrl+A ticks a row."));
    //: A button that opens a menu of patterns for who may speak after whom
    m_patterns->setText(tr("Patterns"));
    m_everybody->setText(tr("Anyone after anyone"));
    //: Opens the list of companions: who is to be the moderator
    m_moderators->setTitle(tr("Moderator between all speakers"));
    m_allButSelf->setText(tr("Nobody speaks twice in a row"));
    m_pairs->setText(tr("Pairs: first with second, third with fourth"));
    m_table->setAccessibleName(tr("Speaking order"));
    m_model.retranslate();
    refresh();
}

} // namespace studio::ui
