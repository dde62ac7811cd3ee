// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/identity_list.h"

#include "core/model/room_limits.h"
#include "ui/avatar/avatar_look.h"
#include "ui/avatar/avatar_painter.h"
#include "ui/forms/colour_names.h"
#include "ui/forms/form_edits.h"
#include "ui/lore/shelf_choice.h"
#include "ui/theme/avatar_colours.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"

#include <QComboBox>
#include <QPainter>
#include <QPushButton>
#include <QSet>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kInitialSize = 20;

QIcon initial(const QString &name, const QColor &colour, qreal ratio)
{
    QPixmap pixmap(QSize(kInitialSize, kInitialSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintInitial(painter, name, colour, QRectF(0, 0, kInitialSize, kInitialSize));
    painter.end();
    return QIcon(pixmap);
}

} // namespace

struct IdentityList::Row
{
    base::ParticipantId id;
    QString otherColour; ///< of a room set up elsewhere: none of our swatches
    QWidget *widget = nullptr;
    LineInput *name = nullptr;
    TextInput *description = nullptr;
    QComboBox *colour = nullptr;
    QToolButton *remove = nullptr;
    ShelfChoiceButton *lorebooks = nullptr;
};

IdentityList::IdentityList(const QList<model::Identity> &identities, const QList<model::ShelfBook> &shelf,
                           QWidget *parent)
    : QWidget(parent)
    , m_shelf(shelf)
    , m_column(new QVBoxLayout(this))
    , m_add(new QPushButton(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"identityList"_s);
    m_add->setObjectName(u"identityAdd"_s);
    m_add->setAutoDefault(false);
    connect(m_add, &QPushButton::clicked, this, &IdentityList::addAnother);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(theme.metrics.tiny);
    m_column->addWidget(m_add, 0, Qt::AlignLeft);
    for (const model::Identity &identity : identities)
        addRow(identity);
    if (identities.isEmpty())
        addRow({});
    onRetranslate(this, [this] { refresh(); });
    onThemeChange(this, [this] { refresh(); });
}

IdentityList::~IdentityList() { qDeleteAll(m_rows); }

IdentityList::Row *IdentityList::addRow(const model::Identity &identity)
{
    const Theme &theme = themeOf(this);
    auto *row = new Row;
    row->id = identity.id;
    row->widget = new QWidget(this);
    row->name = new LineInput(u"identityName"_s, row->widget);
    row->name->setMaxLength(int(model::kLongestIdentityName));
    row->name->show(identity.name);
    row->description = new TextInput(u"identityDescription"_s, 1, 5, row->widget);
    row->description->setPasteLimit(model::kLongestIdentityDescription * 2);
    row->description->show(identity.description);
    row->colour = new QComboBox(row->widget);
    row->colour->setObjectName(u"identityColour"_s);
    row->colour->setIconSize({kInitialSize, kInitialSize});
    const QColor own(identity.colour);
    const qsizetype known = companionColours().indexOf(own);
    if (own.isValid() && known < 0)
        row->otherColour = identity.colour;
    row->remove = new QToolButton(row->widget);
    row->remove->setObjectName(u"identityRemove"_s);
    row->remove->setAutoRaise(true);
    QSizePolicy kept = row->remove->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // gives all rows the same width
    row->remove->setSizePolicy(kept);
    row->remove->setMinimumSize(theme.metrics.control, theme.metrics.control);
    row->lorebooks = new ShelfChoiceButton(m_shelf, identity.lorebooks, row->widget);
    row->lorebooks->setObjectName(u"identityLorebooks"_s);
    auto *both = new QVBoxLayout(row->widget);
    both->setContentsMargins(0, 0, 0, theme.metrics.small);
    both->setSpacing(theme.metrics.tiny);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme.metrics.tiny);
    line->addWidget(row->name, 1);
    line->addWidget(row->colour);
    line->addWidget(row->remove);
    both->addLayout(line);
    both->addWidget(row->description);
    both->addWidget(row->lorebooks, 0, Qt::AlignLeft);
    for (int index = 0; index <= companionColours().size(); ++index)
        row->colour->addItem(QString());
    row->colour->setCurrentIndex(known >= 0 ? int(known) + 1 : 0);
    connect(row->name, &LineInput::edited, this, [this] {
        refresh();
        Q_EMIT edited();
    });
    connect(row->description, &TextInput::edited, this, &IdentityList::edited);
    connect(row->lorebooks, &ShelfChoiceButton::edited, this, &IdentityList::edited);
    connect(row->colour, &QComboBox::activated, this, [this, row](int index) {
        if (index > 0)
            row->otherColour.clear();
        Q_EMIT edited();
    });
    connect(row->remove, &QToolButton::clicked, this, [this, row] { removeRow(row); });
    m_column->insertWidget(int(m_rows.size()), row->widget);
    m_rows.append(row);
    row->widget->show();
    return row;
}

void IdentityList::addAnother()
{
    QSet<QString> taken;
    for (const Row *row : std::as_const(m_rows))
        taken.insert(row->id.value());
    int number = 2;
    while (taken.contains(u"user_%1"_s.arg(number)))
        ++number;
    Row *row = addRow({.id = base::ParticipantId(u"user_%1"_s.arg(number)), .name = {}, .colour = {}});
    refresh();
    Q_EMIT edited();
    row->name->setFocus(Qt::TabFocusReason);
}

void IdentityList::removeRow(Row *row)
{
    m_add->setFocus();
    m_rows.removeOne(row);
    m_column->removeWidget(row->widget);
    row->widget->hide();
    row->widget->deleteLater(); // its button is the sender of a click
    delete row;
    refresh();
    Q_EMIT edited();
}

QList<model::Identity> IdentityList::identities() const
{
    QList<model::Identity> identities;
    for (const Row *row : m_rows) {
        const int colour = row->colour->currentIndex();
        identities.append({row->id, row->name->text().trimmed(),
                           colour > 0 ? companionColours().at(colour - 1).name() : row->otherColour,
                           row->description->toPlainText().trimmed(), row->lorebooks->chosen()});
    }
    // A single identity without name, colour or words is what every room has anyway.
    return identities.size() == 1 && identities.first() == model::Identity{} ? QList<model::Identity>()
                                                                             : identities;
}

QString IdentityList::flaw() const
{
    QSet<QString> names;
    for (const Row *row : m_rows) {
        const QString name = row->name->text().trimmed();
        if (name.isEmpty() && row->id.value() != "user"_L1)
            return tr("Enter a name for each of your identities.");
        if (!name.isEmpty() && names.contains(name))
            return tr("Each of your identities needs a different name.");
        names.insert(name);
        const qsizetype length = row->description->toPlainText().trimmed().size();
        if (length > model::kLongestIdentityDescription)
            return tr("Shorten the text about %1 to at most %L2 characters. It has %L3.")
                .arg(name.isEmpty() ? tr("You") : name)
                .arg(model::kLongestIdentityDescription)
                .arg(length);
    }
    return {};
}

void IdentityList::refresh()
{
    const Theme &theme = themeOf(this);
    m_add->setText(tr("Add another name for yourself"));
    m_add->setIcon(icon(IconName::Plus, theme));
    m_add->setEnabled(m_rows.size() < model::kMostIdentities);
    const qreal ratio = devicePixelRatioF();
    for (Row *row : std::as_const(m_rows)) {
        const QString name = row->name->text().trimmed().isEmpty() ? tr("You") : row->name->text();
        row->name->setPlaceholderText(row->id.value() == "user"_L1 ? tr("You") : tr("Name"));
        row->name->setAccessibleName(tr("Name of someone you write as"));
        row->description->setPlaceholderText(tr("About this person, for the companions (optional)."));
        row->description->setAccessibleName(tr("About %1").arg(name));
        row->colour->setAccessibleName(tr("Colour of %1").arg(name));
        row->lorebooks->setWhose(name);
        row->colour->setItemText(0, tr("Automatic"));
        const QColor automatic =
            row->otherColour.isEmpty() ? colourFor(row->id.value()) : QColor(row->otherColour);
        row->colour->setItemIcon(0, initial(name, automatic, ratio));
        for (int index = 0; index < companionColours().size(); ++index) {
            row->colour->setItemText(index + 1, companionColourNames().at(index));
            row->colour->setItemIcon(index + 1, initial(name, companionColours().at(index), ratio));
        }
        row->remove->setIcon(icon(IconName::Close, theme, theme.mutedText));
        row->remove->setToolTip(tr("Remove %1").arg(name));
        row->remove->setAccessibleName(row->remove->toolTip());
        row->remove->setVisible(row->id.value() != "user"_L1); // a room needs at least one user
    }
}

} // namespace studio::ui
