// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_persona_port.h"
#include "ui/persona/form/sprite_row.h"
#include "ui/persona/sprite_desk.h"
#include "ui/persona/sprite_work.h"

#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_sprite_work {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

struct Folder
{
    void picture(const QString &name)
    {
        QImage image(90, 60, QImage::Format_RGB32);
        image.fill(QColor(20, 120, 220));
        QVERIFY(image.save(folder.filePath(name)));
    }
    void file(const QString &name, const QByteArray &bytes)
    {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    [[nodiscard]] ui::SpriteFolder read() const { return ui::readSprites(folder.path()); }

    QTemporaryDir folder;
};

QByteArray big(quint32 value)
{
    QByteArray bytes(4, '\0');
    for (int i = 0; i < 4; ++i)
        bytes[i] = char(value >> (24 - 8 * i));
    return bytes;
}

/// The first bytes of a PNG of 30000 × 30000.
QByteArray hugePng()
{
    return QByteArray::fromHex("89504e470d0a1a0a") + big(13) + "IHDR" + big(30'000) + big(30'000) +
           QByteArray::fromHex("0802000000") + big(0) + big(0) + "IDAT" + big(0) + big(0) + "IEND" + big(0);
}

/// A GIF that claims to be 60000 × 60000.
QByteArray gifBomb()
{
    return "GIF89a" + QByteArray::fromHex("60ea60ea800000000000ffffff2c0000000060ea60ea000202440100") + ";";
}

QStringList namesIn(const ui::SpriteFolder &folder)
{
    QStringList names;
    for (const ui::Sprite &sprite : folder.sprites)
        names.append(sprite.name);
    return names;
}

} // namespace

class SpriteWorkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picturesAreTakenByTheirNames()
    {
        Folder folder;
        folder.picture(u"neutral.png"_s);
        folder.picture(u"Aya_Joy.jpg"_s);
        folder.picture(u"joy-2.png"_s);

        const ui::SpriteFolder read = folder.read();

        QCOMPARE(namesIn(read), QStringList({u"joy"_s, u"neutral"_s}));
        QVERIFY(read.refused.isEmpty());
    }

    void hostileFilesAreRefusedInPlainWordsAndTheOthersTaken()
    {
        Folder folder;
        folder.picture(u"neutral.png"_s);
        folder.file(u"joy.png"_s, hugePng());
        folder.file(u"anger.svg"_s,
                    "<svg xmlns='http://www.w3.org/2000/svg'><image href='x.example/a.png'/></svg>");
        folder.file(u"sadness.gif"_s, gifBomb());
        folder.file(u"fear.png"_s, "not a picture");
        folder.file(u"love.png"_s, {});

        const ui::SpriteFolder read = folder.read();

        QCOMPARE(namesIn(read), QStringList{u"neutral"_s});
        QCOMPARE(read.refused.size(), 5);
        for (const QString &sentence : read.refused)
            QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
    }

    void filesOfOtherNamesAreNotEvenRead()
    {
        Folder folder;
        folder.file(u"notes.txt"_s, "hello");

        const ui::SpriteFolder read = folder.read();

        QVERIFY(read.sprites.isEmpty());
        QCOMPARE(read.refused.size(), 1);
        QVERIFY(read.refused.constFirst().startsWith(u"notes.txt"_s));
    }

    void aCrowdOfRefusalsIsToldInShort()
    {
        Folder folder;
        for (int i = 0; i < 40; ++i)
            folder.file(u"file%1.txt"_s.arg(i), "x");

        QVERIFY(folder.read().refused.size() < 20);
    }

    void anEmptyFolderSaysSo()
    {
        const Folder folder;

        QCOMPARE(folder.read().refused.size(), 1);
    }

    void theyAreStoredOneAfterTheOther()
    {
        Folder folder;
        folder.picture(u"neutral.png"_s);
        folder.picture(u"joy.png"_s);
        FakePersonaPort port;
        ui::SpriteDesk desk(port);
        QSignalSpy taken(&desk, &ui::SpriteDesk::taken);

        desk.takeFolder(folder.folder.path());
        QTRY_COMPARE(port.commands().size(), 1);
        port.last().answer(u"j"_s);
        QCOMPARE(port.commands().size(), 2);
        QVERIFY(desk.isBusy());
        port.last().answer(u"n"_s);

        QVERIFY(!desk.isBusy());
        QCOMPARE(taken.size(), 1);
        const auto sprites = taken.constFirst().constFirst().value<QMap<QString, QString>>();
        QCOMPARE(sprites, (QMap<QString, QString>{{u"joy"_s, u"j"_s}, {u"neutral"_s, u"n"_s}}));
    }

    void aDiskThatIsFullEndsItWithWhatWasStored()
    {
        Folder folder;
        folder.picture(u"neutral.png"_s);
        folder.picture(u"joy.png"_s);
        FakePersonaPort port;
        ui::SpriteDesk desk(port);
        QSignalSpy taken(&desk, &ui::SpriteDesk::taken);

        desk.takeFolder(folder.folder.path());
        QTRY_COMPARE(port.commands().size(), 1);
        port.last().answer(u"j"_s);
        port.last().fail({base::ErrorCode::Storage, u"The disk is full."_s, {}});

        QCOMPARE(taken.size(), 1);
        QCOMPARE((taken.constFirst().constFirst().value<QMap<QString, QString>>().size()), 1);
        QCOMPARE(taken.constFirst().at(1).toStringList(), QStringList{u"The disk is full."_s});
    }

    void theRowShowsEachPictureWithItsName()
    {
        ui::SpriteRow row(nullptr);
        const QSignalSpy asked(&row, &ui::SpriteRow::pictureNeeded);
        QSignalSpy away(&row, &ui::SpriteRow::takenAway);
        row.QWidget::show();

        row.show({{u"joy"_s, u"j"_s}, {u"neutral"_s, u"n"_s}});

        QCOMPARE(asked.size(), 2);
        QCOMPARE(row.findChild<QLabel *>(u"spriteName_joy"_s)->text(), u"joy"_s);
        row.findChild<QPushButton *>(u"takeSpritesAway"_s)->click();
        QCOMPARE(away.size(), 1);
        row.show({});
        QVERIFY(!row.findChild<QPushButton *>(u"takeSpritesAway"_s)->isVisible());
        QVERIFY(!row.findChild<QLabel *>(u"spriteName_joy"_s));
    }

    void whatCannotBeUsedIsTold()
    {
        ui::SpriteRow row(nullptr);
        row.QWidget::show();

        row.tellRefused({u"a.svg: This is no picture."_s});

        QVERIFY(row.findChild<QLabel *>(u"spritesRefused"_s)->isVisible());
        row.show({{u"joy"_s, u"j"_s}});
        QVERIFY(!row.findChild<QLabel *>(u"spritesRefused"_s)->isVisible());
    }
};

SUITE_TEST(QApplication, SpriteWorkTest)

} // namespace tst_sprite_work

#include "tst_sprite_work.moc"
