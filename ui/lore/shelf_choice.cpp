// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lore/shelf_choice.h"

#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QAction>
#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using base::LorebookId;
using model::ShelfBook;

namespace {

/// A newly chosen book goes last; the others keep their order.
void choose(QList<LorebookId> &chosen, const LorebookId &id, bool isChosen)
{
    chosen.removeAll(id);
    if (isChosen)
        chosen.append(id);
}

/// An "&" in a name is no shortcut.
QString plainName(const ShelfBook &book) { return book.book.name.simplified().replace(u'&', "&&"_L1); }

} // namespace

ShelfChoice::ShelfChoice(const QList<ShelfBook> &shelf, const QList<LorebookId> &chosen, QWidget *parent)
    : QWidget(parent)
    , m_shelf(shelf)
    , m_chosen(chosen)
    , m_hint(quietLabel(u"roomLorebooksHint"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"shelfChoice"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme.metrics.tiny);
    column->addWidget(m_hint);
    for (const ShelfBook &book : shelf) {
        auto *box = new QCheckBox(this);
        box->setObjectName(u"roomLorebook"_s);
        box->setProperty("lorebook", book.id.value());
        box->setChecked(book.everywhere || chosen.contains(book.id));
        box->setEnabled(!book.everywhere);
        connect(box, &QCheckBox::clicked, this, [this, id = book.id](bool isChosen) {
            choose(m_chosen, id, isChosen);
            Q_EMIT edited();
        });
        column->addWidget(box);
        m_boxes.append(box);
    }
    onRetranslate(this, [this] { retranslate(); });
}

void ShelfChoice::retranslate()
{
    m_hint->setText(
        m_shelf.isEmpty()
            ? tr("No lorebooks yet. Create one with “Lorebooks…” in the Room menu.")
            : tr("Told to the companions of this room when a keyword is said, besides their own lorebooks."));
    for (qsizetype i = 0; i < m_shelf.size(); ++i) {
        const ShelfBook &book = m_shelf.at(i);
        //: %1 is a lorebook
        m_boxes.at(i)->setText(book.everywhere ? tr("%1 (in every room)").arg(plainName(book))
                                               : plainName(book));
    }
}

ShelfChoiceButton::ShelfChoiceButton(const QList<ShelfBook> &shelf, const QList<LorebookId> &chosen,
                                     QWidget *parent)
    : QPushButton(parent)
    , m_shelf(shelf)
    , m_chosen(chosen)
    , m_books(new QMenu(this))
{
    setAutoDefault(false);
    m_books->setObjectName(u"identityLorebookMenu"_s);
    for (const ShelfBook &book : shelf) {
        QAction *action = m_books->addAction(plainName(book));
        action->setCheckable(true);
        action->setChecked(chosen.contains(book.id));
        connect(action, &QAction::triggered, this, [this, id = book.id](bool isChosen) {
            choose(m_chosen, id, isChosen);
            retranslate();
            Q_EMIT edited();
        });
    }
    setMenu(m_books);
    setVisible(!shelf.isEmpty());
    retranslate();
}

void ShelfChoiceButton::setWhose(const QString &name)
{
    m_whose = name;
    retranslate();
}

void ShelfChoiceButton::retranslate()
{
    int count = 0;
    for (const ShelfBook &book : std::as_const(m_shelf))
        count += m_chosen.contains(book.id) ? 1 : 0;
    setText(count == 0 ? tr("No lorebook") : tr("%n lorebook(s)", nullptr, count));
    //: %1 is the name of somebody whom the user writes as, %2 says how many lorebooks
    setAccessibleName(tr("Lorebooks of %1: %2").arg(m_whose, text()));
    setToolTip(tr("Lorebooks that fire in rooms where you write under this name"));
}

} // namespace studio::ui
